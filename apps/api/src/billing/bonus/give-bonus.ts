import { DAY_MS, type Locale, SECOND_MS } from '@hoshikraft/shared';
import type { AppContext } from '../../context.ts';
import type { Trx } from '../../platform/database/types.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { withExternalCall } from '../../platform/idempotency/with-idempotency.ts';
import { openAccounts } from '../ledger/accounts.ts';
import { transfer } from '../ledger/transfer.ts';
import type { Messenger } from '../../integrations/bots/bot.ts';
import { serverExists } from '../../game/servers/servers-repository.ts';
import { messagesFor } from '../../platform/messages/messages.ts';
import {
  insertClaim,
  getClaimState,
  type ClaimState,
  type LinkedAccount,
  listLinkedAccounts,
  lockPlayer,
  updatePreferredServer,
} from './bonus-repository.ts';
import { amountOf, claimableAt, isClaimable, streakAt } from './bonus-rules.ts';
import { isDone } from './bonus-steps.ts';
import { checkMembership, messengersWithGroups } from './group-membership.ts';

/** Longest wait for a messenger: well below the limit of five seconds for a request. */
const TIMEOUT_MS = 2 * SECOND_MS;

const assertClaimable = ({ last, now }: ClaimState): void => {
  if (isClaimable(last, now)) return;
  const wait = (claimableAt(last)?.getTime() ?? 0) - now.getTime();
  throw new ApiError('bonus_claimed', { details: { retryAfter: Math.ceil(wait / SECOND_MS) } });
};

/**
 * Asks the messengers without a cache; no transaction is open meanwhile.
 *
 * @throws ApiError bonus_steps_open, or messenger_unavailable where the messenger that decides does not respond
 */
async function assertStepsDone(app: AppContext, linked: readonly LinkedAccount[], locale: Locale): Promise<void> {
  const unavailable: Messenger[] = [];
  const done = await Promise.all(
    linked.map(async (account) => {
      try {
        return isDone({ ...account, isMember: await checkMembership(app, account, TIMEOUT_MS) });
      } catch (error) {
        app.log.info({ err: error, messenger: account.messenger }, 'a messenger did not respond to a bonus claim');
        unavailable.push(account.messenger);
        return false;
      }
    }),
  );
  if (done.includes(true)) return;
  const [messenger] = unavailable;
  if (messenger === undefined) throw new ApiError('bonus_steps_open');
  throw new ApiError('messenger_unavailable', { values: { messenger: messagesFor(locale).messengers[messenger] } });
}

interface Claim {
  playerId: string;
  /** Selected server; undefined for the preferred one. */
  serverId: string | undefined;
}

/** The server that the coins go to. */
async function chooseServer(trx: Trx, { playerId, serverId }: Claim, preferred: string | null): Promise<string> {
  if (serverId === undefined) {
    if (preferred === null) throw new ApiError('bonus_server_missing');
    return preferred;
  }
  if (!(await serverExists(trx, serverId))) throw new ApiError('not_found');
  if (serverId !== preferred) await updatePreferredServer(trx, playerId, serverId);
  return serverId;
}

/** Inserts the claim and transfers the coins. A player's claims run one after another. */
async function claimBonus(trx: Trx, claim: Claim) {
  const { playerId } = claim;
  const preferred = await lockPlayer(trx, playerId);
  const state = await getClaimState(trx, playerId);
  assertClaimable(state);
  const serverId = await chooseServer(trx, claim, preferred);
  const streak = streakAt(state.last, state.now) + 1;
  const amount = amountOf(streak);
  const at = state.now;
  const id = await insertClaim(trx, { playerId, number: state.claims + 1, serverId, streak, amount, at });
  const [coins, rewards] = await openAccounts(trx, [
    { playerId, kind: 'coins', serverId },
    { playerId: null, kind: 'rewards', serverId },
  ]);
  const entries = [
    { account: rewards, amount: -amount },
    { account: coins, amount },
  ];
  const balances = await transfer(trx, { kind: 'bonus', reference: id, at, entries });
  const next = new Date(at.getTime() + DAY_MS).toISOString();
  return { amount, streak, serverId, coins: balances.get(coins.id) ?? 0, claimableAt: next };
}

/**
 * Gives the daily bonus once in 24 hours by the database's clock (docs/product/money.md#daily-bonus;
 * docs/decisions/0122-daily-bonus.md).
 */
export const giveBonus = defineOperation('giveBonus', (request, context) => {
  const { app, session, locale } = context;
  const { playerId } = session;
  const claim = { playerId, serverId: request.body.serverId };
  return withExternalCall<'giveBonus', LinkedAccount[], null>(context, request, {
    async begin(trx) {
      // Checked before the messengers are called, so that a refused claim costs no call.
      assertClaimable(await getClaimState(trx, playerId));
      if (claim.serverId === undefined && session.preferredServer === null) throw new ApiError('bonus_server_missing');
      const messengers = messengersWithGroups(app);
      return (await listLinkedAccounts(trx, playerId)).filter(({ messenger }) => messengers.includes(messenger));
    },
    async call(linked) {
      await assertStepsDone(app, linked, locale);
      return null;
    },
    finish: async (trx) => ({ status: 200, body: await claimBonus(trx, claim) }),
  });
});
