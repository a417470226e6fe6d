import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase, startPostgres, type RunningPostgres } from '@hoshikraft/testkit';
import { type ApiProcess, apiProcess } from './api-process.ts';
import { findings, sumLedger } from './findings.ts';
import { startMessenger } from './messenger.ts';
import { type ClientContext, type Outcome, purchase } from './purchase.ts';
import { refundFindings, runRefunds } from './refunds.ts';
import { GAME_SECRET, prepareRewards, rewardFindings, runRewards } from './rewards.ts';
import { addShoppers, findGoods, type Shopper } from './shoppers.ts';
import { RESELLER_SECRET, startReseller, type TopUp, topUp } from './top-up.ts';
import { prepareMovers, runTransfers, transferFindings } from './transfers.ts';

/** Initial balance of each player, kopecks: more than can be spent, so that a duplicate purchase is paid instead of refused. */
const PURSE = 50_000_000_000;
/** Number of players who top up during the purchases. */
const PAYERS = 3;
/** Number of players who send coins and move a role during the purchases. */
const MOVERS = 4;
/** Numbers of players who claim bonuses, each with a friend who plays, and of players who request refunds. */
const [REWARDED, REFUNDERS] = [3, 3];
/** A drill that has not killed both API and PostgreSQL by then ends anyway, milliseconds. */
const LONGEST_MS = 600_000;
/** No waiting time and practically no daily limit of coin transfers. */
const UNLIMITED = { COIN_TRANSFER_DAILY: '1000000000', COIN_TRANSFER_HOLD_HOURS: '0' };

export interface DrillOptions {
  /** Minimum number of purchases; the drill continues until both API and PostgreSQL have been killed. */
  purchases: number;
  /** Number of concurrent clients. */
  clients: number;
  naive: boolean;
  /** Percentage of calls that the client aborts. */
  abortPercent: number;
  /** Maximum time between two kills, milliseconds. */
  maxPauseMs: number;
  print: (line: string) => void;
}

export interface DrillReport {
  purchases: number;
  acknowledged: number;
  tries: number;
  topUps: number;
  topUpTries: number;
  /** Transfers of coins and of roles. */
  transfers: number;
  bonuses: number;
  /** Paid hours of friends' playtime. */
  hours: number;
  refunds: number;
  /** Number of ledger transfers by kind. */
  movements: Record<string, number>;
  /** Sum of all accounts by unit: 0 if the ledger is balanced. */
  unitTotals: Record<string, number>;
  apiKills: number;
  postgresKills: number;
  seconds: number;
  findings: string[];
}

interface KillState {
  over: boolean;
  /** Number of acknowledged purchases. */
  acknowledged: number;
  apiKills: number;
  postgresKills: number;
}

/**
 * Kills and restarts the API, and every third time PostgreSQL, until `state.over`. Between two kills each client has time for a
 * purchase: otherwise a busy machine, where a start takes long, would do nothing else.
 */
async function killRepeatedly(
  api: ApiProcess,
  postgres: RunningPostgres,
  { maxPauseMs, clients }: DrillOptions,
  state: KillState,
): Promise<void> {
  while (!state.over) {
    const before = state.acknowledged;
    await sleep(randomInt(Math.ceil(maxPauseMs / 3), maxPauseMs + 1));
    while (!state.over && state.acknowledged < before + clients) await sleep(20);
    if (state.over) break;
    if ((state.apiKills + state.postgresKills) % 3 === 1) {
      await postgres.kill();
      await sleep(randomInt(50, 400));
      await postgres.start();
      state.postgresKills += 1;
    } else {
      await api.kill();
      state.apiKills += 1;
      await api.start();
    }
  }
  await api.ready();
}

/** Each player buys a month for themselves and the next player in turn, so that requests compete for the same rows. */
async function runPurchases(
  context: ClientContext,
  shoppers: readonly Shopper[],
  state: KillState,
  { purchases, print }: DrillOptions,
) {
  const outcomes: Outcome[] = [];
  const deadline = Date.now() + LONGEST_MS;
  let begun = 0;
  const continues = () =>
    !state.over && Date.now() < deadline && (begun < purchases || state.apiKills === 0 || state.postgresKills === 0);
  const client = async (index: number): Promise<void> => {
    const payer = shoppers[index] as Shopper;
    const neighbour = shoppers[(index + 1) % shoppers.length] as Shopper;
    for (let own = 0; continues(); own += 1) {
      begun += 1;
      const outcome = await purchase(context, payer, own % 2 === 0 ? payer : neighbour, 'extend');
      outcomes.push(outcome);
      if (outcome.kind === 'acknowledged') state.acknowledged += 1;
      if (outcomes.length % 1000 === 0) print(`${outcomes.length} of ${purchases}`);
    }
  };
  await Promise.all(shoppers.map((_, index) => client(index)));
  return outcomes;
}

/** Each player tops up repeatedly until the purchases are done. */
async function runTopUps(
  context: ClientContext,
  payers: readonly Shopper[],
  purchasing: Promise<unknown>,
): Promise<TopUp[]> {
  const topUps: TopUp[] = [];
  let over = false;
  const ended = purchasing.finally(() => (over = true));
  const work = async (payer: Shopper): Promise<void> => {
    while (!over) topUps.push(await topUp(context, payer));
  };
  await Promise.all([ended, ...payers.map(work)]);
  return topUps;
}

/**
 * Runs purchases that are retried with their idempotency key, and payments that are reported twice, while PostgreSQL and the
 * API process are killed. Afterwards each must be stored exactly once (docs/product/money.md#webhook).
 */
export async function drill(options: DrillOptions): Promise<DrillReport> {
  // The temporary PostgreSQL does not keep the process alive.
  const keepAlive = setInterval(() => undefined, 1000);
  const postgres = await startPostgres({ durable: true });
  const databaseUrl = await createDatabase(postgres.url);
  const reseller = await startReseller();
  const messenger = await startMessenger();
  const api = await apiProcess(databaseUrl, {
    RESELLER_URL: reseller.url,
    RESELLER_SECRETS: RESELLER_SECRET,
    DEV_GAME_SECRET: GAME_SECRET,
    ...messenger.environment,
    ...UNLIMITED,
  });
  try {
    await api.ready();
    const goods = await findGoods(databaseUrl);
    const shoppers = await addShoppers(databaseUrl, 'drill', options.clients, PURSE);
    const payers = await addShoppers(databaseUrl, 'payer', PAYERS, PURSE);
    const context = { api: api.url, goods, abortPercent: options.abortPercent, naive: options.naive };
    const reliableContext = { ...context, abortPercent: 0, naive: false };
    const movers = await addShoppers(databaseUrl, 'mover', MOVERS, PURSE);
    await prepareMovers(databaseUrl, reliableContext, movers);
    const claimants = await addShoppers(databaseUrl, 'claimant', REWARDED, PURSE);
    const friends = await addShoppers(databaseUrl, 'friend', REWARDED, PURSE);
    const rewarded = claimants.map((player, index) => ({ player, friend: friends[index] as Shopper }));
    await prepareRewards(databaseUrl, rewarded);
    const refunders = await addShoppers(databaseUrl, 'refunder', REFUNDERS, PURSE);
    const first = await Promise.all(shoppers.map((one) => purchase(reliableContext, one, one, 'buy')));
    const state: KillState = { over: false, acknowledged: 0, apiKills: 0, postgresKills: 0 };
    const killing = killRepeatedly(api, postgres, options, state);
    // What cannot be started again ends the drill; `await killing` below throws its error.
    killing.catch(() => (state.over = true));
    const begin = performance.now();
    const purchasing = runPurchases(context, shoppers, state, options);
    const moving = runTransfers(context, movers, purchasing);
    const idempotentContext = { ...context, naive: false };
    const rewarding = runRewards(idempotentContext, databaseUrl, rewarded, purchasing);
    const refunding = runRefunds(idempotentContext, databaseUrl, refunders, purchasing);
    const topUps = await runTopUps(context, payers, purchasing);
    const [transfers, rewards, refunds] = await Promise.all([moving, rewarding, refunding]);
    const outcomes = await purchasing;
    const seconds = (performance.now() - begin) / 1000;
    state.over = true;
    await killing;
    const rewardResult = await rewardFindings(databaseUrl, rewarded, rewards);
    const { movements, unitTotals } = await sumLedger(databaseUrl);
    const all = [...first, ...outcomes];
    const acknowledged = outcomes.filter((outcome) => outcome.kind === 'acknowledged');
    return {
      purchases: outcomes.length,
      acknowledged: acknowledged.length,
      tries: acknowledged.reduce((sum, { tries }) => sum + tries, 0),
      topUps: topUps.length,
      topUpTries: topUps.reduce((sum, one) => sum + (one.kind === 'acknowledged' ? one.tries : 0), 0),
      apiKills: state.apiKills,
      postgresKills: state.postgresKills,
      seconds,
      transfers: transfers.length,
      bonuses: rewards.filter(({ kind }) => kind === 'bonus').length,
      hours: rewardResult.hours,
      refunds: refunds.filter(({ kind }) => kind === 'taken').length,
      movements,
      unitTotals,
      findings: [
        ...(await findings({ databaseUrl, goods, shoppers, payers, money: PURSE }, all, topUps)),
        ...(await transferFindings({ databaseUrl, movers, money: PURSE - goods.price }, transfers)),
        ...rewardResult.findings,
        ...(await refundFindings(databaseUrl, refunders, refunds, PURSE)),
        ...Object.entries(unitTotals).flatMap(([unit, sum]) =>
          sum === 0 ? [] : [`the accounts in ${unit} sum to ${sum}`],
        ),
      ],
    };
  } finally {
    await api.kill();
    await postgres.stop();
    reseller.close();
    messenger.close();
    clearInterval(keepAlive);
  }
}
