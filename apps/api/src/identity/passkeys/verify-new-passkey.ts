import { visible } from '@hoshikraft/shared';
import type { components } from '@hoshikraft/contract';
import type { AppContext } from '../../context.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { loadWebAuthn } from '../webauthn/library.ts';
import type { NewCredential } from '../webauthn/passkeys-repository.ts';
import { relyingParty } from '../webauthn/relying-party.ts';

/** Most passkeys of one account. */
export const MAX_PASSKEYS = 10;
/** EdDSA, ES256 and RS256, in order of preference: every device supports one of them. */
export const ALGORITHMS = [-8, -7, -257] as const;

/** We do not request attestation certificates; verifying one could make the library fetch revocation lists from the network. */
async function hasCertificates(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const attestation = decodeAttestationObject(Uint8Array.from(Buffer.from(attestationObject, 'base64url')));
  return attestation.get('attStmt').get('x5c') !== undefined;
}

/**
 * Verifies a new passkey and returns it as it is stored.
 *
 * @param challenge as returned by `consumeChallenge`
 * @throws ApiError `passkey_refused`
 */
export async function verifyNewPasskey(
  app: AppContext,
  { name, id, transports, ...response }: components['schemas']['NewPasskey'],
  challenge: string,
): Promise<NewCredential> {
  const party = relyingParty(app);
  const verify = async () => {
    const { verifyRegistrationResponse } = await loadWebAuthn();
    if (await hasCertificates(response.attestationObject)) throw new Error('an attestation that was not asked for');
    return verifyRegistrationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...ALGORITHMS],
    });
  };
  const result = await verify().catch((cause: unknown) => {
    throw new ApiError('passkey_refused', { cause });
  });
  if (!result.verified) throw new ApiError('passkey_refused');
  const { credential } = result.registrationInfo;
  return {
    credentialId: Buffer.from(credential.id, 'base64url'),
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports,
    name: visible(name),
  };
}
