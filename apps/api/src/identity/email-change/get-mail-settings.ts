import { defineOperation } from '../../platform/http/define-operation.ts';
import { presentMailSettings } from './present-mail-settings.ts';

export const getMailSettings = defineOperation('getMailSettings', async (_request, { app, session }) => ({
  status: 200,
  body: await presentMailSettings(app.db, session.playerId, app.clock.now()),
}));
