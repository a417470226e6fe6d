import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@hoshikraft/shared';
import type { AppContext } from '../../context.ts';
import { type Group, GROUPS } from '../../community/players/permissions.ts';
import { hashToken, newToken } from '../../identity/sessions/token.ts';
import type { Trx } from '../../platform/database/types.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { insertAct } from '../acts/acts-repository.ts';
import { lockPlayer, updateGroups } from '../players/players-repository.ts';
import { consumeInvite, insertInvite } from './invites-repository.ts';

const LIFETIME_MS = DAY_MS;

/** Makes the secret of a one-time link that makes its user an administrator. */
export async function createInvite({ db, clock }: Pick<AppContext, 'db' | 'clock'>, madeBy: string) {
  const secret = newToken();
  const expiresAt = new Date(clock.now().getTime() + LIFETIME_MS);
  await insertInvite(db, { tokenHash: hashToken(secret), madeBy, expiresAt });
  return { secret, expiresAt };
}

/**
 * Makes a player an administrator by the secret of a link, once.
 *
 * @param address prefix that the call came from
 * @throws ApiError `invite_over`
 */
export async function acceptInvite(
  trx: Trx,
  { playerId, secret, address, now }: { playerId: string; secret: string; address: string; now: Date },
): Promise<void> {
  const madeBy = await consumeInvite(trx, hashToken(secret), now);
  if (madeBy === undefined) throw new ApiError('invite_over');
  const { login, groups: before } = await lockPlayer(trx, playerId);
  const after: readonly Group[] = GROUPS.filter((group) => group === 'admin' || before.includes(group));
  await updateGroups(trx, playerId, after);
  const operator = { name: login, id: playerId, address };
  const reason = `Link made by ${madeBy}`;
  await insertAct(trx, { id: randomUUID(), at: now, operator, kind: 'invite', playerId, reason, before, after });
}
