import { defineOperation } from '../../platform/http/define-operation.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { saveChallenge, describeCredential, CHALLENGE_MS } from '../webauthn/create-passkey-request.ts';
import { loadWebAuthn } from '../webauthn/library.ts';
import { listPasskeys } from '../webauthn/passkeys-repository.ts';
import { relyingParty } from '../webauthn/relying-party.ts';
import { encodeUserHandle } from '../webauthn/user-handle.ts';
import { ALGORITHMS, MAX_PASSKEYS } from './verify-new-passkey.ts';

export const beginPasskey = defineOperation('beginPasskey', async (_request, { app, session }) => {
  const { id: sessionId, playerId, login } = session;
  const passkeys = await listPasskeys(app.db, playerId);
  if (passkeys.length >= MAX_PASSKEYS) throw new ApiError('passkeys_full');
  const rp = { id: relyingParty(app).id, name: app.config.brandName };
  const { generateRegistrationOptions } = await loadWebAuthn();
  const { challenge } = await generateRegistrationOptions({ rpID: rp.id, rpName: rp.name, userName: login });
  await saveChallenge(app, { purpose: 'add', sessionId }, challenge);
  return {
    status: 200,
    body: {
      challenge,
      rp,
      user: { id: encodeUserHandle(playerId), name: login, displayName: login },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' as const })),
      timeout: CHALLENGE_MS,
      attestation: 'none',
      excludeCredentials: passkeys.map(describeCredential),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    },
  };
});
