import { defineOperation } from '../../platform/http/define-operation.ts';
import { presentPrivacy } from './present-privacy.ts';
import { privacyOf } from './settings-repository.ts';

/** All parts of a profile that can be hidden, with their audience. */
export const getPrivacy = defineOperation('getPrivacy', async (_request, { app, session }) => ({
  status: 200,
  body: presentPrivacy(await privacyOf(app.db, session.playerId)),
}));
