import { DAY_MS, SECOND_MS } from '@hoshikraft/shared';
import { defineOperation } from '../http/define-operation.ts';
import { claimsSince, claimState, linkedAccounts } from './bonus-repository.ts';
import { amountOf, claimableAt, streakAt, streakEndsAt } from './bonus-rules.ts';
import { furthest, presentSteps } from './bonus-steps.ts';
import { knownMembership, messengersWithGroups } from './group-membership.ts';

/** Five weeks, a row each of the calendar. */
const SHOWN_MS = 35 * DAY_MS;
const UPCOMING = 6;
/** Longest wait for a messenger: the page is not kept waiting for what it can ask about later. */
const PATIENCE_MS = 0.8 * SECOND_MS;

/** Where a player stands with the daily bonus (docs/product/money.md#daily-bonus; docs/decisions/0122-daily-bonus.md). */
export const getBonusStatus = defineOperation('getBonusStatus', async (_request, { app, session }) => {
  const { playerId, preferredServer } = session;
  const { now, last } = await claimState(app.db, playerId);
  const claims = await claimsSince(app.db, playerId, new Date(now.getTime() - SHOWN_MS));
  const messengers = messengersWithGroups(app);
  const linked = (await linkedAccounts(app.db, playerId)).filter(({ messenger }) => messengers.includes(messenger));
  // The messengers last, and both at once: the time for the database runs from the beginning of the request.
  const accounts = await Promise.all(
    linked.map(async (account) => ({ ...account, isMember: await knownMembership(app, account, PATIENCE_MS) })),
  );
  const account = furthest(accounts);
  const streak = streakAt(last, now);
  return {
    status: 200,
    body: {
      steps: presentSteps(app.config, account, messengers),
      messenger: account?.messenger ?? null,
      messengers,
      claimableAt: claimableAt(last)?.toISOString() ?? null,
      streak,
      streakEndsAt: last !== null && streak > 0 ? streakEndsAt(last).toISOString() : null,
      nextAmount: amountOf(streak + 1),
      upcoming: Array.from({ length: UPCOMING }, (_, index) => amountOf(streak + 1 + index)),
      claims: claims.map(({ claimed_at, amount, server_id }) => ({
        at: claimed_at.toISOString(),
        amount,
        serverId: server_id,
      })),
      serverId: preferredServer,
      now: now.toISOString(),
    },
  };
});
