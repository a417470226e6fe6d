import { defineOperation } from '../http/define-operation.ts';
import { presentAuthorization } from './authorization.ts';
import { signInAccount } from './links-repository.ts';

export const getCabinetAuthorization = defineOperation(
  'getCabinetAuthorization',
  async (_request, { app, session }) => ({
    status: 200,
    body: presentAuthorization(await signInAccount(app.db, session.playerId, false)),
  }),
);
