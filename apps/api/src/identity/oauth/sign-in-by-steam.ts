import { defineOperation } from '../../platform/http/define-operation.ts';
import { finishFlow } from './finish-flow.ts';
import { identityBySteam } from './providers.ts';

export const signInBySteam = defineOperation('signInBySteam', ({ body, headers }, context) =>
  finishFlow(context, {
    ...body,
    service: 'steam',
    key: headers['oauth-key'],
    identify: () => identityBySteam(context.app, body.state, body.openid),
  }),
);
