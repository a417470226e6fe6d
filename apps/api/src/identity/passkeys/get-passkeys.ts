import { defineOperation } from '../../platform/http/define-operation.ts';
import { presentPasskeys } from './present-passkeys.ts';

export const getPasskeys = defineOperation('getPasskeys', async (_request, { app, session }) => ({
  status: 200,
  body: await presentPasskeys(app.db, session.playerId),
}));
