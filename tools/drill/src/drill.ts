import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase, startPostgres, type RunningPostgres } from '@hoshikraft/testkit';
import { type ApiProcess, apiProcess } from './api-process.ts';
import { booksOf, findings } from './findings.ts';
import { startMessenger } from './messenger.ts';
import { type Outcome, purchase, type Terms } from './purchase.ts';
import { refundFindings, takeBack } from './refunds.ts';
import { befriend, GAME_SECRET, reward, rewardFindings } from './rewards.ts';
import { addShoppers, findGoods, type Shopper } from './shoppers.ts';
import { RESELLER_SECRET, startReseller, type TopUp, topUp } from './top-up.ts';
import { moveAround, outfit, transferFindings } from './transfers.ts';

/** What everybody begins with, kopecks: more than can be spent, so that a doubled purchase is paid twice, not refused. */
const PURSE = 50_000_000_000;
/** Players who top up while the others buy. */
const PAYERS = 3;
/** Players who send coins round and move a role while the others buy. */
const MOVERS = 4;
/** Players who claim bonuses, each with a friend who plays, and players who take back what they bought. */
const [REWARDED, REFUNDERS] = [3, 3];
/** Nobody waits to send, and nobody comes to an end. */
const FREELY = { COIN_TRANSFER_DAILY: '1000000000', COIN_TRANSFER_HOLD_HOURS: '0' };

export interface DrillOptions {
  /** So many at least; it goes on until API and PostgreSQL have both been killed. */
  purchases: number;
  /** Clients at work at once. */
  clients: number;
  naive: boolean;
  /** Of a hundred calls so many are hung up on. */
  hangUps: number;
  /** Longest time between two kills, milliseconds. */
  calm: number;
  say: (line: string) => void;
}

export interface DrillReport {
  purchases: number;
  acknowledged: number;
  tries: number;
  topUps: number;
  topUpTries: number;
  /** Of coins and of roles. */
  transfers: number;
  bonuses: number;
  /** Of friends, paid. */
  hours: number;
  refunds: number;
  /** By kind, a count. */
  movements: Record<string, number>;
  /** What all players have and what the system gave and took, by unit: 0 where the books add up. */
  books: Record<string, number>;
  apiKills: number;
  postgresKills: number;
  seconds: number;
  findings: string[];
}

interface Torment {
  over: boolean;
  apiKills: number;
  postgresKills: number;
}

/** Kills the API, and every third time PostgreSQL, until told to end; both come back each time. */
async function torment(api: ApiProcess, postgres: RunningPostgres, calm: number, state: Torment): Promise<void> {
  while (!state.over) {
    await sleep(randomInt(Math.ceil(calm / 3), calm + 1));
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

/** Everybody buys a month more for themselves and, every second time, for their neighbour: rows are fought over. */
async function shop(terms: Terms, shoppers: readonly Shopper[], state: Torment, { purchases, say }: DrillOptions) {
  const outcomes: Outcome[] = [];
  let begun = 0;
  const goesOn = () => begun < purchases || state.apiKills === 0 || state.postgresKills === 0;
  const client = async (index: number): Promise<void> => {
    const payer = shoppers[index] as Shopper;
    const neighbour = shoppers[(index + 1) % shoppers.length] as Shopper;
    for (let own = 0; goesOn(); own += 1) {
      begun += 1;
      outcomes.push(await purchase(terms, payer, own % 2 === 0 ? payer : neighbour, 'extend'));
      if (outcomes.length % 1000 === 0) say(`${outcomes.length} of ${purchases}`);
    }
  };
  await Promise.all(shoppers.map((_, index) => client(index)));
  return outcomes;
}

/** Everybody tops up again and again until the shopping is over. */
async function payIn(terms: Terms, payers: readonly Shopper[], shopping: Promise<unknown>): Promise<TopUp[]> {
  const topUps: TopUp[] = [];
  let over = false;
  const ended = shopping.finally(() => (over = true));
  const lane = async (payer: Shopper): Promise<void> => {
    while (!over) topUps.push(await topUp(terms, payer));
  };
  await Promise.all([ended, ...payers.map(lane)]);
  return topUps;
}

/**
 * Real PostgreSQL and a real API process, killed with -9 under purchases that are retried by key and payments that are
 * reported twice: afterwards each must be there exactly once (docs/product/money.md#webhook).
 */
export async function drill(options: DrillOptions): Promise<DrillReport> {
  // The throw-away PostgreSQL keeps nobody waiting by itself.
  const awake = setInterval(() => undefined, 1000);
  const postgres = await startPostgres({ durable: true });
  const databaseUrl = await createDatabase(postgres.url);
  const reseller = await startReseller();
  const messenger = await startMessenger();
  const api = await apiProcess(databaseUrl, {
    RESELLER_URL: reseller.url,
    RESELLER_SECRETS: RESELLER_SECRET,
    DEV_GAME_SECRET: GAME_SECRET,
    ...messenger.environment,
    ...FREELY,
  });
  try {
    await api.ready();
    const goods = await findGoods(databaseUrl);
    const shoppers = await addShoppers(databaseUrl, 'drill', options.clients, PURSE);
    const payers = await addShoppers(databaseUrl, 'payer', PAYERS, PURSE);
    const terms = { api: api.url, goods, hangUps: options.hangUps, naive: options.naive };
    const calmTerms = { ...terms, hangUps: 0, naive: false };
    const movers = await addShoppers(databaseUrl, 'mover', MOVERS, PURSE);
    await outfit(databaseUrl, calmTerms, movers);
    const claimants = await addShoppers(databaseUrl, 'claimant', REWARDED, PURSE);
    const friends = await addShoppers(databaseUrl, 'friend', REWARDED, PURSE);
    const rewarded = claimants.map((player, index) => ({ player, friend: friends[index] as Shopper }));
    await befriend(databaseUrl, rewarded);
    const refunders = await addShoppers(databaseUrl, 'refunder', REFUNDERS, PURSE);
    const first = await Promise.all(shoppers.map((one) => purchase(calmTerms, one, one, 'buy')));
    const state: Torment = { over: false, apiKills: 0, postgresKills: 0 };
    const tormented = torment(api, postgres, options.calm, state);
    const begin = performance.now();
    const shopping = shop(terms, shoppers, state, options);
    const moving = moveAround(terms, movers, shopping);
    const honest = { ...terms, naive: false };
    const rewarding = reward(honest, databaseUrl, rewarded, shopping);
    const refunding = takeBack(honest, databaseUrl, refunders, shopping);
    const topUps = await payIn(terms, payers, shopping);
    const [transfers, rewards, refunds] = await Promise.all([moving, rewarding, refunding]);
    const outcomes = await shopping;
    const seconds = (performance.now() - begin) / 1000;
    state.over = true;
    await tormented;
    const paid = await rewardFindings(databaseUrl, rewarded, rewards);
    const { movements, books } = await booksOf(databaseUrl);
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
      hours: paid.hours,
      refunds: refunds.filter(({ kind }) => kind === 'taken').length,
      movements,
      books,
      findings: [
        ...(await findings({ databaseUrl, goods, shoppers, payers, money: PURSE }, all, topUps)),
        ...(await transferFindings({ databaseUrl, movers, money: PURSE - goods.price }, transfers)),
        ...paid.findings,
        ...(await refundFindings(databaseUrl, refunders, refunds, PURSE)),
        ...Object.entries(books).flatMap(([unit, sum]) => (sum === 0 ? [] : [`the books of ${unit} come to ${sum}`])),
      ],
    };
  } finally {
    await api.kill();
    await postgres.stop();
    reseller.close();
    messenger.close();
    clearInterval(awake);
  }
}
