import { defineOperation } from '../http/define-operation.ts';
import { countVisitor } from './count-visitor.ts';

export const countReferralDownload = defineOperation('countReferralDownload', ({ params }, context) =>
  countVisitor('downloads', params.id, context),
);
