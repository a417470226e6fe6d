import { defineOperation } from '../../platform/http/define-operation.ts';
import { finishFlow } from './finish-flow.ts';
import { identityByCode } from './providers.ts';

export const linkDiscord = defineOperation('linkDiscord', ({ body, headers }, context) =>
  finishFlow(context, {
    ...body,
    service: 'discord',
    key: headers['oauth-key'],
    identify: (key) => identityByCode(context.app, 'discord', body, key),
  }),
);
