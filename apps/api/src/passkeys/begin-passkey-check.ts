import { defineOperation } from '../http/define-operation.ts';
import { ApiError } from '../errors/api-error.ts';
import { askPasskey, namedCredential } from '../webauthn/ask-passkey.ts';
import { passkeysOf } from '../webauthn/passkeys-repository.ts';

export const beginPasskeyCheck = defineOperation('beginPasskeyCheck', async (_request, { app, session }) => {
  const passkeys = await passkeysOf(app.db, session.playerId);
  if (passkeys.length === 0) throw new ApiError('no_passkey');
  const question = await askPasskey(app, { purpose: 'check', sessionId: session.id }, passkeys.map(namedCredential));
  return { status: 200, body: question };
});
