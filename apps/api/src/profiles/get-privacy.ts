import { defineOperation } from '../http/define-operation.ts';
import { presentPrivacy } from './present-privacy.ts';
import { privacyOf } from './settings-repository.ts';

/** Every part of a profile that can be hidden, and to whom the player shows it. */
export const getPrivacy = defineOperation('getPrivacy', async (_request, { app, session }) => ({
  status: 200,
  body: presentPrivacy(await privacyOf(app.db, session.playerId)),
}));
