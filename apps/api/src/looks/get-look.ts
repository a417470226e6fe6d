import { defineOperation } from '../http/define-operation.ts';
import { presentLook } from './present-look.ts';

/** What the player wears, and what there is to go back to. */
export const getLook = defineOperation('getLook', async (_request, { app, session }) => ({
  status: 200,
  body: await presentLook(app.db, session.playerId),
}));
