import { defineOperation } from '../../platform/http/define-operation.ts';
import { endSession } from './sessions-repository.ts';

export const logout = defineOperation('logout', async (_request, { app, session }) => {
  await endSession(app.db, session.playerId, session.id, app.clock.now());
  return { status: 200, body: { success: true } };
});
