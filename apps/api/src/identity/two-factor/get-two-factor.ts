import { defineOperation } from '../../platform/http/define-operation.ts';
import { getTwoFactorState } from './present-two-factor.ts';

export const getTwoFactor = defineOperation('getTwoFactor', async (_request, { app, session }) => ({
  status: 200,
  body: await getTwoFactorState(app, app.db, session.playerId),
}));
