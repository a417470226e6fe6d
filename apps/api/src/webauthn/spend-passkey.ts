import type { components } from '@hoshikraft/contract';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { AppContext } from '../context.ts';
import type { Trx } from '../database/types.ts';
import { ApiError } from '../errors/api-error.ts';
import { lockPasskey, usePasskey } from './passkeys-repository.ts';
import { relyingParty } from './relying-party.ts';
import { handleOf } from './user-handle.ts';

type Assertion = components['schemas']['Assertion'];

export interface Given {
  passkey: Assertion;
  /** As `takeAnswer` answered it. */
  challenge: string;
  /** Whose passkey it has to be; anybody's where it is not said, and then the passkey itself has to say whose it is. */
  playerId?: string;
}

const verified = (app: AppContext, { passkey, challenge }: Given, row: { public_key: Buffer; counter: number }) => {
  const { id, ...response } = passkey;
  const party = relyingParty(app);
  return verifyAuthenticationResponse({
    response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: { id, publicKey: new Uint8Array(row.public_key), counter: row.counter },
    requireUserVerification: true,
  });
};

/**
 * Whose passkey answered; its use is noted. Whatever is not right is refused alike, so that nobody learns which passkeys
 * there are.
 *
 * @throws ApiError `passkey_refused`
 */
export async function spendPasskey(trx: Trx, app: AppContext, given: Given): Promise<string> {
  const { id, userHandle } = given.passkey;
  const row = await lockPasskey(trx, Buffer.from(id, 'base64url'));
  const isTheirs = given.playerId === undefined ? userHandle !== undefined : row?.player_id === given.playerId;
  const isNamed = userHandle === undefined || (row !== undefined && userHandle === handleOf(row.player_id));
  if (row === undefined || !isTheirs || !isNamed) throw new ApiError('passkey_refused');
  const answer = await verified(app, given, row).catch((cause: unknown) => {
    throw new ApiError('passkey_refused', { cause });
  });
  if (!answer.verified) throw new ApiError('passkey_refused');
  await usePasskey(trx, row.id, answer.authenticationInfo.newCounter, app.clock.now());
  return row.player_id;
}
