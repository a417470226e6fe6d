import { defineOperation } from '../../platform/http/define-operation.ts';
import { finishFlow } from './finish-flow.ts';
import { identityByCode } from './providers.ts';

export const linkYoutube = defineOperation('linkYoutube', ({ body, headers }, context) =>
  finishFlow(context, {
    ...body,
    service: 'youtube',
    key: headers['oauth-key'],
    identify: (key) => identityByCode(context.app, 'youtube', body, key),
  }),
);
