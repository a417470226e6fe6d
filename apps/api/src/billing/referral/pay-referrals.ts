import { HOUR_MS, SECOND_MS } from '@hoshikraft/shared';
import type { Trx } from '../../platform/database/types.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { openAccounts } from '../ledger/accounts.ts';
import { transfer } from '../ledger/transfer.ts';
import { endOfDays, nextDayOver } from '../../community/privacy/days-over.ts';
import { addHour, type DueInvite, lockInvite, enqueueInvite, findRewardServer, takeDue } from './hours-repository.ts';
import { COINS_PER_HOUR } from './rewards.ts';
import { deleteOldVisitors } from './visitors-repository.ts';

/** Largest number of hours paid in one transaction. */
const HOURS_BATCH = 100;

async function payHour(trx: Trx, invite: DueInvite, hour: number, serverId: string, at: Date): Promise<void> {
  const reference = await addHour(trx, invite, hour, COINS_PER_HOUR, at);
  const [coins, rewards] = await openAccounts(trx, [
    { playerId: invite.referrerId, kind: 'coins', serverId },
    { playerId: null, kind: 'rewards', serverId },
  ]);
  const entries = [
    { account: coins, amount: COINS_PER_HOUR },
    { account: rewards, amount: -COINS_PER_HOUR },
  ];
  await transfer(trx, { kind: 'referral', reference, at, entries });
}

/**
 * Pays the full hours of one invited player that are not paid yet. What is owed is computed from all sessions each time, so
 * batches that arrive late, twice or in any order pay each hour once. For a player who hides their playing times, a day is
 * paid after it is over. One player for each transaction, so it changes one account.
 *
 * @returns whether there may be more to pay
 */
export async function payNextDue(trx: Trx, now: Date): Promise<boolean> {
  const playerId = await takeDue(trx, now);
  if (playerId === undefined) return false;
  const invite = await lockInvite(trx, playerId, endOfDays(now));
  const serverId = invite && (await findRewardServer(trx, invite.referrerId));
  if (!invite || !serverId) return true;
  const last = Math.min(invite.payable, invite.paid + HOURS_BATCH);
  for (let hour = invite.paid + 1; hour <= last; hour += 1) await payHour(trx, invite, hour, serverId, now);
  if (last < invite.payable) await enqueueInvite(trx, playerId, now);
  else if (Math.max(last, invite.paid) < invite.owed) await enqueueInvite(trx, playerId, nextDayOver(now));
  return true;
}

/** Pays referrers for the hours that invited players played (docs/product/money.md#referral). */
export const payReferrals: Job = {
  name: 'pay-referrals',
  everyMs: 5 * SECOND_MS,
  run: (trx, app) => payNextDue(trx, app.clock.now()),
};

/** Deletes the readers of codes; only the counts stay. */
export const sweepReferralReaders: Job = {
  name: 'sweep-referral-readers',
  everyMs: HOUR_MS,
  run: (trx) => deleteOldVisitors(trx),
};
