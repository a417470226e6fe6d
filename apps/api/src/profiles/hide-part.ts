import { defineOperation } from '../http/define-operation.ts';
import { presentPrivacy } from './present-privacy.ts';
import { setShownTo } from './settings-repository.ts';

/** Shows a part of the player's profile to everyone, friends or nobody, from this moment on. */
export const hidePart = defineOperation('hidePart', async ({ body }, { app, session }) => ({
  status: 200,
  body: presentPrivacy(await setShownTo(app.db, session.playerId, body.part, body.shownTo)),
}));
