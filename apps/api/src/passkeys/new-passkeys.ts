import type { components } from '@hoshikraft/contract';
import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeAttestationObject } from '@simplewebauthn/server/helpers';
import type { AppContext } from '../context.ts';
import { ApiError } from '../errors/api-error.ts';
import type { NewCredential } from '../webauthn/passkeys-repository.ts';
import { relyingParty } from '../webauthn/relying-party.ts';

/** So many passkeys one account has at most. */
export const MOST_PASSKEYS = 10;
/** EdDSA, ES256 and RS256, the best first: one of them every device knows. */
export const ALGORITHMS = [-8, -7, -257] as const;

/** Certificates of makers are not asked for: who sends one sends what we would go through the net for. */
const hasCertificates = (attestationObject: string): boolean =>
  decodeAttestationObject(Uint8Array.from(Buffer.from(attestationObject, 'base64url')))
    .get('attStmt')
    .get('x5c') !== undefined;

/**
 * What a browser made, as it is kept.
 *
 * @param challenge as `takeAnswer` answered it
 * @throws ApiError `passkey_refused`
 */
export async function checkNewPasskey(
  app: AppContext,
  { name, id, transports, ...response }: components['schemas']['NewPasskey'],
  challenge: string,
): Promise<NewCredential> {
  const party = relyingParty(app);
  const check = async () => {
    if (hasCertificates(response.attestationObject)) throw new Error('an attestation that was not asked for');
    return verifyRegistrationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...ALGORITHMS],
    });
  };
  const answer = await check().catch((cause: unknown) => {
    throw new ApiError('passkey_refused', { cause });
  });
  if (!answer.verified) throw new ApiError('passkey_refused');
  const { credential } = answer.registrationInfo;
  return {
    credentialId: Buffer.from(credential.id, 'base64url'),
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports,
    name: name.trim(),
  };
}
