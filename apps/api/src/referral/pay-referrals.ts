import { HOUR_MS, SECOND_MS } from '@hoshikraft/shared';
import type { Trx } from '../database/types.ts';
import type { Job } from '../jobs/job.ts';
import { openAccounts } from '../ledger/accounts.ts';
import { transfer } from '../ledger/transfer.ts';
import { endOfDays, nextDayOver } from '../privacy/days-over.ts';
import { addHour, type DueInvite, holdInvite, putBack, rewardServerOf, takeDue } from './hours-repository.ts';
import { COINS_PER_HOUR } from './rewards.ts';
import { forgetVisitors } from './visitors-repository.ts';

/** Hours paid in one transaction at most. */
const HOURS_AT_ONCE = 100;

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
 * Pays the full hours of one invited player that are not paid yet. What is owed is reckoned from all sessions anew, so that
 * batches which come late, twice or in any order pay each hour once. Of who hides when they play, a day is paid
 * when it is over. One player a transaction: it changes one account.
 *
 * @returns whether there may be more to pay
 */
export async function payNextDue(trx: Trx, now: Date): Promise<boolean> {
  const playerId = await takeDue(trx, now);
  if (playerId === undefined) return false;
  const invite = await holdInvite(trx, playerId, endOfDays(now));
  const serverId = invite && (await rewardServerOf(trx, invite.referrerId));
  if (!invite || !serverId) return true;
  const last = Math.min(invite.told, invite.paid + HOURS_AT_ONCE);
  for (let hour = invite.paid + 1; hour <= last; hour += 1) await payHour(trx, invite, hour, serverId, now);
  if (last < invite.told) await putBack(trx, playerId, now);
  else if (Math.max(last, invite.paid) < invite.owed) await putBack(trx, playerId, nextDayOver(now));
  return true;
}

/** Pays referrers for what their friends played (docs/product/money.md#referral). */
export const payReferrals: Job = {
  name: 'pay-referrals',
  everyMs: 5 * SECOND_MS,
  run: (trx, app) => payNextDue(trx, app.clock.now()),
};

/** Forgets who came by a code: the counts are all that stays. */
export const sweepReferralReaders: Job = {
  name: 'sweep-referral-readers',
  everyMs: HOUR_MS,
  run: (trx) => forgetVisitors(trx),
};
