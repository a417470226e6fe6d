import { defineOperation } from '../../platform/http/define-operation.ts';
import { beginFlow } from './begin-flow.ts';

export const beginLink = defineOperation('beginLink', ({ body }, context) =>
  beginFlow(context, body.service, 'link', context.session.playerId),
);
