import { defineOperation } from '../../platform/http/define-operation.ts';
import { deleteMailChange } from './mail-changes-repository.ts';
import { presentMailSettings } from './present-mail-settings.ts';

export const cancelMailChange = defineOperation('cancelMailChange', async (_request, { app, session }) => {
  await deleteMailChange(app.db, session.playerId);
  return { status: 200, body: await presentMailSettings(app.db, session.playerId, app.clock.now()) };
});
