import { DAY_MS } from '@hoshikraft/shared';
import { sql } from 'kysely';
import type { Db, Trx } from '../../src/platform/database/types.ts';
import { COUNTERS } from '../../src/game/bridge/counter-epochs.ts';
import { openAccount } from '../../src/billing/ledger/accounts.ts';
import { type EntryDraft, transfer } from '../../src/billing/ledger/transfer.ts';
import { samplePlayers } from '../content/sample-players.ts';
import type { PastEpoch } from './past-counters.ts';
import type { PastBan, Person, Relation } from './past-people.ts';
import type { PastSession } from './past-sessions.ts';

/** Accounts without a password that moderators banned. */
const RULEBREAKERS = ['xXSlayerXx', 'Dupe_Master', 'FreeCoins_bot', 'NightHunter', 'Griefinator', 'TrollFace_1'];

/** Privacy settings of some players, so that development has such profiles. */
const PRIVACY = {
  MoonRabbit: { playtime: 'nobody' },
  Kuroshi: { coins: 'friends', statistics: 'friends' },
  Tsubaki: { online: 'nobody' },
  Void_Walker: { playtime: 'friends', online: 'friends', lastSeen: 'nobody' },
  Sumire: { friends: 'nobody' },
};

export async function addRulebreakers(trx: Trx, until: Date): Promise<void> {
  for (const [index, login] of RULEBREAKERS.entries()) {
    const registered_at = new Date(until.getTime() - (40 + index * 97) * DAY_MS);
    const row = { login, region: 'russia', consented_at: registered_at, registered_at, is_sample: true };
    await trx
      .insertInto('players')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  for (const [login, privacy] of Object.entries(PRIVACY)) {
    await trx
      .updateTable('players')
      .set({ privacy: JSON.stringify(privacy) })
      .where('login', '=', login)
      .where('is_sample', '=', true)
      .execute();
  }
}

/** Sample players in the order of their logins: those who play, and those with an active ban. */
export async function listSamplePeople(db: Db): Promise<{ players: Person[]; rulebreakers: Person[] }> {
  const rows = await db
    .selectFrom('players')
    .select(['id', 'login', 'registered_at as registeredAt'])
    .where('is_sample', '=', true)
    .orderBy(sql`login COLLATE "C"`)
    .execute();
  const isBanned = (login: string) => RULEBREAKERS.includes(login);
  return {
    players: rows.filter(({ login }) => !isBanned(login) && login !== 'banned'),
    rulebreakers: rows.filter(({ login }) => isBanned(login)),
  };
}

export async function addSessions(trx: Trx, { id, login }: Person, sessions: readonly PastSession[]): Promise<void> {
  const rows = sessions.map((session) => ({
    id: session.id,
    server_id: session.serverId,
    joined_at: new Date(session.joinedAt),
    left_at: new Date(session.leftAt),
    afk_seconds: session.afkSeconds,
  }));
  await sql`
    INSERT INTO play_sessions (server_id, id, login, player_id, joined_at, left_at, afk_seconds)
    SELECT server_id, id, ${login}, ${id}::uuid, joined_at, left_at, afk_seconds
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS played (
      server_id text, id uuid, joined_at timestamptz, left_at timestamptz, afk_seconds integer)
    ORDER BY id ON CONFLICT (server_id, id) DO NOTHING`.execute(trx);
}

export async function addCounters(trx: Trx, { id, login }: Person, epochs: readonly PastEpoch[]): Promise<void> {
  if (epochs.length === 0) return;
  const rows = epochs.map(({ serverId, ...epoch }) => ({
    ...epoch,
    server_id: serverId,
    login_key: login.toLowerCase(),
    login,
    player_id: id,
  }));
  // A player who already plays has an epoch. Epoch numbers are in the order of arrival, although the history is earlier.
  await sql`
    INSERT INTO player_counters (server_id, login_key, epoch, login, player_id, started_at, reported_at,
      ${sql.join(Object.values(COUNTERS).map((name) => sql.ref(name)))})
    SELECT past.server_id, past.login_key, past.epoch + coalesce((SELECT max(known.epoch) FROM player_counters AS known
        WHERE known.server_id = past.server_id AND known.login_key = past.login_key), 0),
      past.login, past.player_id, past.started_at, past.reported_at,
      ${sql.join(Object.values(COUNTERS).map((name) => sql.ref(`past.${name}`)))}
    FROM jsonb_populate_recordset(NULL::player_counters, ${JSON.stringify(rows)}::jsonb) AS past`.execute(trx);
}

/** Credits the unspent coins as an opening entry, unless the player already has one. */
export async function addCoins(trx: Trx, person: Person, epochs: readonly PastEpoch[], at: Date): Promise<void> {
  const opened = await trx
    .selectFrom('ledger_transfers')
    .select('id')
    .where('kind', '=', 'opening')
    .where('reference', '=', person.id)
    .executeTakeFirst();
  if (opened !== undefined) return;
  const entries: EntryDraft[] = [];
  for (const [serverId, own] of Map.groupBy(epochs, (epoch) => epoch.serverId)) {
    const amount = own.reduce((sum, epoch) => sum + epoch.coin_income - epoch.coin_expenses, 0);
    if (amount <= 0) continue;
    entries.push(
      { account: await openAccount(trx, { playerId: person.id, kind: 'coins', serverId }), amount },
      { account: await openAccount(trx, { playerId: null, kind: 'opening', serverId }), amount: -amount },
    );
  }
  if (entries.length > 0) await transfer(trx, { kind: 'opening', reference: person.id, at, entries });
}

const relationRows = (relations: readonly Relation[]) => sql`
  jsonb_to_recordset(${JSON.stringify(relations)}::jsonb) AS relation ("from" uuid, "to" uuid, at timestamptz)`;

/** Adds friends, likes and friend requests: the first sample player has incoming and outgoing requests. */
export async function addRelations(
  trx: Trx,
  people: readonly Person[],
  friends: readonly Relation[],
  likes: readonly Relation[],
  until: Date,
): Promise<void> {
  await sql`
    INSERT INTO friendships (player_id, friend_id, since)
    SELECT "from", "to", at FROM ${relationRows(friends)} UNION ALL SELECT "to", "from", at FROM ${relationRows(friends)}
    ON CONFLICT DO NOTHING`.execute(trx);
  await sql`
    INSERT INTO profile_likes (player_id, liked_by, created_at) SELECT "to", "from", at FROM ${relationRows(likes)}
    ON CONFLICT DO NOTHING`.execute(trx);
  const befriended = new Set(friends.flatMap(({ from, to }) => [`${from} ${to}`, `${to} ${from}`]));
  const first = people.find(({ login }) => login === samplePlayers[0]?.login);
  if (!first) return;
  const strangers = people.filter(({ id }) => id !== first.id && !befriended.has(`${first.id} ${id}`)).slice(0, 5);
  const requests = strangers.map(({ id }, index) =>
    index < 3 ? { from: id, to: first.id, at: until } : { from: first.id, to: id, at: until },
  );
  await sql`
    INSERT INTO friend_requests (from_id, to_id, created_at) SELECT "from", "to", at FROM ${relationRows(requests)}
    ON CONFLICT DO NOTHING`.execute(trx);
}

export async function addBans(trx: Trx, bans: readonly PastBan[]): Promise<void> {
  const rows = bans.map(({ person, serverId, bannedBy, reason, at, until, price, liftedAt }) => ({
    player_id: person.id,
    login_key: person.login.toLowerCase(),
    server_id: serverId,
    banned_by: bannedBy,
    ban_reason: reason,
    banned_at: at,
    unban_at: until,
    unban_price: price,
    lifted_at: liftedAt,
  }));
  await trx.insertInto('bans').values(rows).execute();
}
