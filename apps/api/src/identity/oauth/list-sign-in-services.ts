import { defineOperation } from '../../platform/http/define-operation.ts';
import { isOffered } from './providers.ts';
import { OAUTH_SERVICES } from './services.ts';

export const listSignInServices = defineOperation('listSignInServices', (_request, { app }) => ({
  status: 200,
  body: { services: OAUTH_SERVICES.filter((service) => isOffered(app, service)) },
  headers: { 'cache-control': 'public, max-age=60' },
}));
