import { defineOperation } from '../../platform/http/define-operation.ts';
import { finishFlow } from './finish-flow.ts';
import { identityByCode } from './providers.ts';

export const signInByGoogle = defineOperation('signInByGoogle', ({ body, headers }, context) =>
  finishFlow(context, {
    ...body,
    service: 'google',
    key: headers['oauth-key'],
    identify: (key) => identityByCode(context.app, 'google', body, key),
  }),
);
