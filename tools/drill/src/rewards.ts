import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { components } from '@hoshikraft/contract';
import { signBridgeMessage } from '@hoshikraft/contract/signatures';
import { callUntilAcknowledged } from './retry-call.ts';
import type { ClientContext } from './purchase.ts';
import { retryOnDatabase, type Shopper, withDatabase } from './shoppers.ts';

type Schemas = components['schemas'];

const SERVER = 'hitech';
/** Secret that the keys of the game servers are derived from. */
export const GAME_SECRET = 'the-game-servers-of-the-drill-sign-with-this';
/** Minimum and maximum length of a friend's session, and the interval between session starts, seconds. */
const [SHORTEST, LONGEST, EVERY] = [1800, 7200, 7200];
/** Number of days on which the referrers were present: more than a drill simulates. */
const DAYS = 300;
/** Time after the drill within which all rewards must be paid, milliseconds. */
const PAID_WITHIN_MS = 240_000;

/** A player who claims the daily bonus and has a friend who plays. */
export interface Rewarded {
  player: Shopper;
  friend: Shopper;
}

/** An acknowledged bonus, an acknowledged session; or a call that was given up. */
export type Reward =
  | { kind: 'bonus'; playerId: string; amount: number }
  | { kind: 'played'; playerId: string; seconds: number }
  | { kind: 'given up'; why: string };

/** Inserts what the rewards require: a linked messenger, a group message, an invited friend, and presence on each day. */
export const prepareRewards = (url: string, rewarded: readonly Rewarded[]): Promise<void> =>
  withDatabase(url, async (client) => {
    const ids = rewarded.map(({ player }) => player.playerId);
    const friends = rewarded.map(({ friend }) => friend.playerId);
    await client.query(`UPDATE players SET preferred_server = $2 WHERE id = ANY ($1)`, [ids, SERVER]);
    const people = rewarded.map((_, index) => String(900_000 + index));
    await client.query(
      `INSERT INTO linked_services (player_id, service, subject, linked_at)
       SELECT id, 'telegram', subject, now() FROM unnest($1::uuid[], $2::text[]) AS of (id, subject)`,
      [ids, people],
    );
    await client.query(
      `INSERT INTO group_writers (messenger, subject, wrote_at) SELECT 'telegram', unnest($1::text[]), now()`,
      [people],
    );
    await client.query(
      `INSERT INTO referral_invites (player_id, referrer_id, registered_at)
       SELECT friend, referrer, now() FROM unnest($1::uuid[], $2::uuid[]) AS of (friend, referrer)`,
      [friends, ids],
    );
    await client.query(
      `INSERT INTO referrer_presence (player_id, day)
       SELECT id, (now() AT TIME ZONE 'UTC')::date - age FROM unnest($1::uuid[]) AS id, generate_series(1, $2) AS age`,
      [ids, DAYS],
    );
  });

/** Claims the bonus, then backdates the claim by a day so that the next one is possible. */
async function claim(context: ClientContext, url: string, { playerId, headers }: Shopper): Promise<Reward> {
  const end = await callUntilAcknowledged<Schemas['BonusGiven']>(context, {
    path: '/api/bonus/give',
    body: '{}',
    headers: (key) => ({ ...headers, 'idempotency-key': key }),
  });
  if (end.kind === 'given up') return { kind: 'given up', why: `bonus, ${end.why}` };
  await retryOnDatabase(url, (client) =>
    client.query(`UPDATE bonus_claims SET claimed_at = claimed_at - interval '1 day' WHERE player_id = $1`, [playerId]),
  );
  return { kind: 'bonus', playerId, amount: end.body.amount };
}

/** Reports a session as the game server does: the same batch until it is acknowledged. */
async function play(context: ClientContext, { playerId, login }: Shopper, turn: number): Promise<Reward> {
  const seconds = SHORTEST + ((turn * 1117) % (LONGEST - SHORTEST));
  const joined = Date.now() - (DAYS - 1) * 86_400_000 + turn * EVERY * 1000;
  const at = (after: number) => new Date(joined + after * 1000).toISOString();
  const session = { id: randomUUID(), login, joinedAt: at(0), leftAt: at(seconds), afkSeconds: 0 };
  const batch: Schemas['GameEvents'] = { batchId: randomUUID(), sessions: [session], counters: [] };
  const [path, body] = ['/api/game/events', JSON.stringify(batch)];
  const end = await callUntilAcknowledged(context, {
    path,
    body,
    headers() {
      const [timestamp, nonce] = [String(Math.floor(Date.now() / 1000)), randomBytes(16).toString('base64url')];
      const message = { method: 'POST', path, timestamp, nonce, body };
      const signature = signBridgeMessage(`${GAME_SECRET}:${SERVER}`, message);
      return { 'x-key-id': `dev-${SERVER}`, 'x-timestamp': timestamp, 'x-nonce': nonce, 'x-signature': signature };
    },
  });
  return end.kind === 'given up'
    ? { kind: 'given up', why: `session, ${end.why}` }
    : { kind: 'played', playerId, seconds };
}

/** Claims bonuses and reports sessions of friends until the purchases are done. */
export async function runRewards(
  context: ClientContext,
  url: string,
  rewarded: readonly Rewarded[],
  purchasing: Promise<unknown>,
): Promise<Reward[]> {
  const rewards: Reward[] = [];
  let over = false;
  const ended = purchasing.finally(() => (over = true));
  const workers = rewarded.flatMap(({ player, friend }) => [
    async () => {
      while (!over) rewards.push(await claim(context, url, player));
    },
    async () => {
      for (let turn = 0; !over; turn += 1) rewards.push(await play(context, friend, turn));
    },
  ]);
  await Promise.all([ended, ...workers.map((work) => work())]);
  return rewards;
}

const HELD = `
  SELECT players.id, coalesce(sum(balance), 0)::integer AS coins,
    (SELECT count(*) FROM bonus_claims WHERE player_id = players.id)::integer AS claims,
    (SELECT count(*) FROM referral_hours JOIN referral_invites USING (player_id) WHERE referrer_id = players.id)::integer AS hours
  FROM players LEFT JOIN ledger_accounts ON ledger_accounts.player_id = players.id AND kind = 'coins'
  WHERE players.id = ANY ($1) GROUP BY players.id`;

/** Waits until the job has paid for all sessions of friends. */
async function untilAllPaid(url: string): Promise<void> {
  const deadline = Date.now() + PAID_WITHIN_MS;
  const isDue = async () =>
    (await withDatabase(url, (client) => client.query('SELECT FROM referral_due LIMIT 1'))).rows.length > 0;
  while ((await isDue()) && Date.now() < deadline) await sleep(200);
}

/** Checks that each acknowledged bonus and each full hour is stored once, no other is, and balances of coins are right. */
export async function rewardFindings(
  url: string,
  rewarded: readonly Rewarded[],
  rewards: readonly Reward[],
): Promise<{ findings: string[]; hours: number }> {
  await untilAllPaid(url);
  const ids = rewarded.map(({ player }) => player.playerId);
  const { rows } = await withDatabase(url, (client) =>
    client.query<{ id: string; coins: number; claims: number; hours: number }>(HELD, [ids]),
  );
  const findings = rewards.flatMap((one) => (one.kind === 'given up' ? [`given up: ${one.why}`] : []));
  for (const { player, friend } of rewarded) {
    const row = rows.find(({ id }) => id === player.playerId);
    const bonuses = rewards.flatMap((one) =>
      one.kind === 'bonus' && one.playerId === player.playerId ? [one.amount] : [],
    );
    const seconds = rewards.reduce(
      (sum, one) => (one.kind === 'played' && one.playerId === friend.playerId ? sum + one.seconds : sum),
      0,
    );
    const owed = Math.floor(seconds / 3600);
    const due = bonuses.reduce((sum, amount) => sum + amount, 0) + owed * 10;
    const expected = `${bonuses.length} bonuses and ${owed} hours`;
    const actual = `${row?.claims} bonuses, ${row?.hours} hours and ${row?.coins} coins`;
    if (row?.claims !== bonuses.length || row.hours !== owed || row.coins !== due) {
      findings.push(`${player.login} has ${actual} after ${expected}, which are ${due} coins`);
    }
  }
  return { findings, hours: rows.reduce((sum, { hours }) => sum + hours, 0) };
}
