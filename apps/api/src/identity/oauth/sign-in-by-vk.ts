import { defineOperation } from '../../platform/http/define-operation.ts';
import { finishFlow } from './finish-flow.ts';
import { identityByCode } from './providers.ts';

export const signInByVk = defineOperation('signInByVk', ({ body, headers }, context) =>
  finishFlow(context, {
    ...body,
    service: 'vk',
    key: headers['oauth-key'],
    identify: (key) => identityByCode(context.app, 'vk', body, key),
  }),
);
