import { DAY_MS, type Locale, SECOND_MS } from '@hoshikraft/shared';
import type { AppContext } from '../context.ts';
import type { Trx } from '../database/types.ts';
import { ApiError } from '../errors/api-error.ts';
import { defineOperation } from '../http/define-operation.ts';
import { inTwoSteps } from '../idempotency/with-idempotency.ts';
import { openAccounts } from '../ledger/accounts.ts';
import { transfer } from '../ledger/transfer.ts';
import type { Messenger } from '../outside/bots/bot.ts';
import { isServer } from '../servers/servers-repository.ts';
import { words } from '../words/words.ts';
import {
  addClaim,
  claimState,
  type ClaimState,
  type LinkedAccount,
  linkedAccounts,
  lockClaimant,
  preferServer,
} from './bonus-repository.ts';
import { amountOf, claimableAt, isClaimable, streakAt } from './bonus-rules.ts';
import { isDone } from './bonus-steps.ts';
import { askMembership, messengersWithGroups } from './group-membership.ts';

/** Longest wait for a messenger: well below the five seconds that no request may take. */
const PATIENCE_MS = 2 * SECOND_MS;

const refuseEarly = ({ last, now }: ClaimState): void => {
  if (isClaimable(last, now)) return;
  const wait = (claimableAt(last)?.getTime() ?? 0) - now.getTime();
  throw new ApiError('bonus_claimed', { details: { retryAfter: Math.ceil(wait / SECOND_MS) } });
};

/**
 * Asks the messengers anew; nothing is held meanwhile.
 *
 * @throws ApiError bonus_steps_open, or messenger_unavailable where a messenger that could prove them does not answer
 */
async function refuseOpenSteps(app: AppContext, linked: readonly LinkedAccount[], locale: Locale): Promise<void> {
  const silent: Messenger[] = [];
  const asked = await Promise.all(
    linked.map(async (account) => {
      try {
        return isDone({ ...account, isMember: await askMembership(app, account, PATIENCE_MS) });
      } catch (error) {
        app.log.info({ err: error, messenger: account.messenger }, 'a bonus waits for a messenger');
        silent.push(account.messenger);
        return false;
      }
    }),
  );
  if (asked.includes(true)) return;
  const [messenger] = silent;
  if (messenger === undefined) throw new ApiError('bonus_steps_open');
  throw new ApiError('messenger_unavailable', { words: { messenger: words(locale).messengers[messenger] } });
}

interface Claim {
  playerId: string;
  /** Chosen now; undefined for the preferred one. */
  serverId: string | undefined;
}

/** Which server the coins go to. */
async function chooseServer(trx: Trx, { playerId, serverId }: Claim, preferred: string | null): Promise<string> {
  if (serverId === undefined) {
    if (preferred === null) throw new ApiError('bonus_server_missing');
    return preferred;
  }
  if (!(await isServer(trx, serverId))) throw new ApiError('not_found');
  if (serverId !== preferred) await preferServer(trx, playerId, serverId);
  return serverId;
}

/** Claim and coins, or neither; a player's claims come one after another. */
async function give(trx: Trx, claim: Claim) {
  const { playerId } = claim;
  const preferred = await lockClaimant(trx, playerId);
  const state = await claimState(trx, playerId);
  refuseEarly(state);
  const serverId = await chooseServer(trx, claim, preferred);
  const streak = streakAt(state.last, state.now) + 1;
  const amount = amountOf(streak);
  const at = state.now;
  const id = await addClaim(trx, { playerId, number: state.claims + 1, serverId, streak, amount, at });
  const [coins, rewards] = await openAccounts(trx, [
    { playerId, kind: 'coins', serverId },
    { playerId: null, kind: 'rewards', serverId },
  ]);
  const entries = [
    { account: rewards, amount: -amount },
    { account: coins, amount },
  ];
  const totals = await transfer(trx, { kind: 'bonus', reference: id, at, entries });
  const next = new Date(at.getTime() + DAY_MS).toISOString();
  return { amount, streak, serverId, coins: totals.get(coins.id) ?? 0, claimableAt: next };
}

/**
 * Gives the daily bonus once in 24 hours by the clock of the database (docs/product/money.md#daily-bonus;
 * docs/decisions/0122-daily-bonus.md).
 */
export const giveBonus = defineOperation('giveBonus', (request, context) => {
  const { app, session, locale } = context;
  const { playerId } = session;
  const claim = { playerId, serverId: request.body.serverId };
  return inTwoSteps<'giveBonus', LinkedAccount[], null>(context, request, {
    async begin(trx) {
      // Before anybody outside is asked: what is refused anyway costs them nothing.
      refuseEarly(await claimState(trx, playerId));
      if (claim.serverId === undefined && session.preferredServer === null) throw new ApiError('bonus_server_missing');
      const messengers = messengersWithGroups(app);
      return (await linkedAccounts(trx, playerId)).filter(({ messenger }) => messengers.includes(messenger));
    },
    async ask(linked) {
      await refuseOpenSteps(app, linked, locale);
      return null;
    },
    finish: async (trx) => ({ status: 200, body: await give(trx, claim) }),
  });
});
