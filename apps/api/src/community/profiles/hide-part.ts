import { defineOperation } from '../../platform/http/define-operation.ts';
import { presentPrivacy } from './present-privacy.ts';
import { setShownTo } from './settings-repository.ts';

/** Sets whether everyone, friends or nobody sees a part of the player's profile. */
export const hidePart = defineOperation('hidePart', async ({ body }, { app, session }) => ({
  status: 200,
  body: presentPrivacy(await setShownTo(app.db, session.playerId, body.part, body.shownTo)),
}));
