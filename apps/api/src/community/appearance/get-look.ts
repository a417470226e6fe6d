import { defineOperation } from '../../platform/http/define-operation.ts';
import { presentLook } from './present-look.ts';

/** The player's skin, cape and avatar, and earlier ones that can be restored. */
export const getLook = defineOperation('getLook', async (_request, { app, session }) => ({
  status: 200,
  body: await presentLook(app.db, session.playerId),
}));
