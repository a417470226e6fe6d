import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hoshikraft/shared';
import type { Trx } from '../../platform/database/types.ts';
import { foldCase } from '../players/players-repository.ts';
import { requestedKinds } from './email-kinds.ts';
import { listEmailAges, lockEmailCount } from './emails-repository.ts';

interface Limit {
  readonly within: number;
  readonly emails: number;
}

/** Limits of requested emails per address, for all callers together. */
const ADDRESS_LIMITS: readonly Limit[] = [
  { within: MINUTE_MS, emails: 1 },
  { within: HOUR_MS, emails: 5 },
  { within: DAY_MS, emails: 10 },
];
/** Limits per player, for all addresses together. */
const PLAYER_LIMITS: readonly Limit[] = [
  { within: HOUR_MS, emails: 10 },
  { within: DAY_MS, emails: 20 },
];

/** @param ages newest first */
const computeWait = (ages: readonly number[], limits: readonly Limit[]): number =>
  Math.max(0, ...limits.map(({ within, emails }) => within - (ages[emails - 1] ?? within)));

/**
 * Returns how long to wait before another email may be requested, in milliseconds; 0 if now. Locks the address until the
 * transaction ends. Call it in the transaction that then calls `queueEmail`.
 */
export async function getEmailWait(trx: Trx, to: string, playerId?: string): Promise<number> {
  const address = foldCase(to);
  await lockEmailCount(trx, address);
  const waits = [computeWait(await listEmailAges(trx, { to: address }, requestedKinds), ADDRESS_LIMITS)];
  if (playerId !== undefined) {
    await lockEmailCount(trx, playerId);
    waits.push(computeWait(await listEmailAges(trx, { playerId }, requestedKinds), PLAYER_LIMITS));
  }
  return Math.ceil(Math.max(...waits));
}
