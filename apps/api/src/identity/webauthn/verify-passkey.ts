import type { components } from '@hoshikraft/contract';
import type { AppContext } from '../../context.ts';
import type { Trx } from '../../platform/database/types.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { loadWebAuthn } from './library.ts';
import { lockPasskey, recordPasskeyUse } from './passkeys-repository.ts';
import { relyingParty } from './relying-party.ts';
import { encodeUserHandle } from './user-handle.ts';

type Assertion = components['schemas']['Assertion'];

export interface PasskeyAssertion {
  passkey: Assertion;
  /** As returned by `consumeChallenge`. */
  challenge: string;
  /** The expected owner. If omitted, any player's passkey is accepted, and the assertion must contain its user handle. */
  playerId?: string;
}

const verifyAssertion = async (
  app: AppContext,
  { passkey, challenge, playerId }: PasskeyAssertion,
  row: { public_key: Buffer; counter: number },
) => {
  const { id, ...response } = passkey;
  const { id: expectedRPID, origin, operatorsOrigin } = relyingParty(app);
  // The operators' app only asks for a passkey as a second factor or step-up, of a known player.
  const isCheck = playerId !== undefined && operatorsOrigin !== null;
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  return verifyAuthenticationResponse({
    response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
    expectedChallenge: challenge,
    expectedOrigin: isCheck ? [origin, operatorsOrigin] : origin,
    expectedRPID,
    credential: { id, publicKey: new Uint8Array(row.public_key), counter: row.counter },
    requireUserVerification: true,
  });
};

/**
 * Verifies an assertion, records the use of the passkey and returns its player's id. Every failure gets the same error, which
 * does not reveal which passkeys exist.
 *
 * @throws ApiError `passkey_refused`
 */
export async function verifyPasskey(trx: Trx, app: AppContext, assertion: PasskeyAssertion): Promise<string> {
  const { id, userHandle } = assertion.passkey;
  const row = await lockPasskey(trx, Buffer.from(id, 'base64url'));
  const isTheirs = assertion.playerId === undefined ? userHandle !== undefined : row?.player_id === assertion.playerId;
  const isNamed = userHandle === undefined || (row !== undefined && userHandle === encodeUserHandle(row.player_id));
  if (row === undefined || !isTheirs || !isNamed) throw new ApiError('passkey_refused');
  const result = await verifyAssertion(app, assertion, row).catch((cause: unknown) => {
    throw new ApiError('passkey_refused', { cause });
  });
  if (!result.verified) throw new ApiError('passkey_refused');
  await recordPasskeyUse(trx, row.id, result.authenticationInfo.newCounter, app.clock.now());
  return row.player_id;
}
