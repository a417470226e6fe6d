import { defineOperation } from '../http/define-operation.ts';
import { twoFactorState } from './present-two-factor.ts';

export const getTwoFactor = defineOperation('getTwoFactor', async (_request, { app, session }) => ({
  status: 200,
  body: await twoFactorState(app, app.db, session.playerId),
}));
