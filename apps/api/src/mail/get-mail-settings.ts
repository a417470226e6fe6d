import { defineOperation } from '../http/define-operation.ts';
import { mailSettings } from './present-mail.ts';

export const getMailSettings = defineOperation('getMailSettings', async (_request, { app, session }) => ({
  status: 200,
  body: await mailSettings(app.db, session.playerId, app.clock.now()),
}));
