import { defineOperation } from '../../platform/http/define-operation.ts';
import { beginFlow } from './begin-flow.ts';

export const beginOauth = defineOperation('beginOauth', ({ body }, context) =>
  beginFlow(context, body.service, 'enter', null),
);
