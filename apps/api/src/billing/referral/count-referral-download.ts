import { defineOperation } from '../../platform/http/define-operation.ts';
import { countVisitor } from './count-visitor.ts';

export const countReferralDownload = defineOperation('countReferralDownload', ({ params }, context) =>
  countVisitor('downloads', params.id, context),
);
