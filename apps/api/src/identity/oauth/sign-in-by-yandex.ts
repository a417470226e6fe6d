import { defineOperation } from '../../platform/http/define-operation.ts';
import { finishFlow } from './finish-flow.ts';
import { identityByCode } from './providers.ts';

export const signInByYandex = defineOperation('signInByYandex', ({ body, headers }, context) =>
  finishFlow(context, {
    ...body,
    service: 'yandex',
    key: headers['oauth-key'],
    identify: (key) => identityByCode(context.app, 'yandex', body, key),
  }),
);
