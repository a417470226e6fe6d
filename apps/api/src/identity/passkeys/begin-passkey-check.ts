import { defineOperation } from '../../platform/http/define-operation.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { createPasskeyRequest, describeCredential } from '../webauthn/create-passkey-request.ts';
import { listPasskeys } from '../webauthn/passkeys-repository.ts';

export const beginPasskeyCheck = defineOperation('beginPasskeyCheck', async (_request, { app, session }) => {
  const passkeys = await listPasskeys(app.db, session.playerId);
  if (passkeys.length === 0) throw new ApiError('no_passkey');
  const question = await createPasskeyRequest(
    app,
    { purpose: 'check', sessionId: session.id },
    passkeys.map(describeCredential),
  );
  return { status: 200, body: question };
});
