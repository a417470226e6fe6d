import { generateRegistrationOptions } from '@simplewebauthn/server';
import { defineOperation } from '../http/define-operation.ts';
import { ApiError } from '../errors/api-error.ts';
import { awaitAnswer, namedCredential, PASSKEY_MS } from '../webauthn/ask-passkey.ts';
import { passkeysOf } from '../webauthn/passkeys-repository.ts';
import { relyingParty } from '../webauthn/relying-party.ts';
import { handleOf } from '../webauthn/user-handle.ts';
import { ALGORITHMS, MOST_PASSKEYS } from './new-passkeys.ts';

export const beginPasskey = defineOperation('beginPasskey', async (_request, { app, session }) => {
  const { id: sessionId, playerId, login } = session;
  const passkeys = await passkeysOf(app.db, playerId);
  if (passkeys.length >= MOST_PASSKEYS) throw new ApiError('passkeys_full');
  const rp = { id: relyingParty(app).id, name: app.config.brandName };
  const { challenge } = await generateRegistrationOptions({ rpID: rp.id, rpName: rp.name, userName: login });
  await awaitAnswer(app, { purpose: 'add', sessionId }, challenge);
  return {
    status: 200,
    body: {
      challenge,
      rp,
      user: { id: handleOf(playerId), name: login, displayName: login },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' as const })),
      timeout: PASSKEY_MS,
      attestation: 'none',
      excludeCredentials: passkeys.map(namedCredential),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    },
  };
});
