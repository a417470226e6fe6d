import { defineOperation } from '../http/define-operation.ts';
import { dropChange } from './mail-changes-repository.ts';
import { mailSettings } from './present-mail.ts';

export const cancelMailChange = defineOperation('cancelMailChange', async (_request, { app, session }) => {
  await dropChange(app.db, session.playerId);
  return { status: 200, body: await mailSettings(app.db, session.playerId, app.clock.now()) };
});
