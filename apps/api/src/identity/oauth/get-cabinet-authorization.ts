import { defineOperation } from '../../platform/http/define-operation.ts';
import { presentAuthorization } from './authorization.ts';
import { getSignInAccount } from './links-repository.ts';

export const getCabinetAuthorization = defineOperation(
  'getCabinetAuthorization',
  async (_request, { app, session }) => ({
    status: 200,
    body: presentAuthorization(await getSignInAccount(app.db, session.playerId, false)),
  }),
);
