import { DAY_MS, SECOND_MS } from '@hoshikraft/shared';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { listClaims, getClaimState, listLinkedAccounts } from './bonus-repository.ts';
import { amountOf, claimableAt, streakAt, streakEndsAt } from './bonus-rules.ts';
import { findMostComplete, presentSteps } from './bonus-steps.ts';
import { findMembership, messengersWithGroups } from './group-membership.ts';

/** Five weeks: the calendar shows a row for each. */
const SHOWN_MS = 35 * DAY_MS;
const UPCOMING = 6;
/** Longest wait for a messenger: short, because the page can request the status again. */
const TIMEOUT_MS = 0.8 * SECOND_MS;

/** A player's state of the daily bonus (docs/product/money.md#daily-bonus; docs/decisions/0122-daily-bonus.md). */
export const getBonusStatus = defineOperation('getBonusStatus', async (_request, { app, session }) => {
  const { playerId, preferredServer } = session;
  const { now, last } = await getClaimState(app.db, playerId);
  const claims = await listClaims(app.db, playerId, new Date(now.getTime() - SHOWN_MS));
  const messengers = messengersWithGroups(app);
  const linked = (await listLinkedAccounts(app.db, playerId)).filter(({ messenger }) => messengers.includes(messenger));
  // Messengers come last and in parallel: the database's deadline runs from the beginning of the request.
  const accounts = await Promise.all(
    linked.map(async (account) => ({ ...account, isMember: await findMembership(app, account, TIMEOUT_MS) })),
  );
  const account = findMostComplete(accounts);
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
