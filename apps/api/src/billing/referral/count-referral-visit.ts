import { defineOperation } from '../../platform/http/define-operation.ts';
import { countVisitor } from './count-visitor.ts';

export const countReferralVisit = defineOperation('countReferralVisit', ({ params }, context) =>
  countVisitor('visits', params.id, context),
);
