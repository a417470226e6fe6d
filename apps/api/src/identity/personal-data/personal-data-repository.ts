import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/types.ts';
import { PERSONAL_TABLES } from './personal-tables.ts';

/** Gets when an account is to be deleted, null if it stays. */
export const getDeletion = (db: Db, playerId: string) =>
  db.selectFrom('players').select('delete_at').where('id', '=', playerId).executeTakeFirstOrThrow();

export async function setDeletion(trx: Trx, playerId: string, at: Date | null): Promise<void> {
  await trx.updateTable('players').set({ delete_at: at }).where('id', '=', playerId).execute();
}

/** Locks an account until the transaction ends. */
export const lockAccount = (trx: Trx, playerId: string) =>
  trx
    .selectFrom('players')
    .select(['id', 'login', 'groups', 'delete_at'])
    .where('id', '=', playerId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Locks the next account that is to be deleted; undefined if there is none. */
export const lockNextDue = (trx: Trx, now: Date) =>
  trx
    .selectFrom('players')
    .select(['id', 'login', 'email'])
    .where('delete_at', '<=', now)
    .orderBy('delete_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

type Due = NonNullable<Awaited<ReturnType<typeof lockNextDue>>>;

/** What messengers and sign-in services say of the player: rows by the ids there, not by that of the player. */
async function deleteTraces(trx: Trx, id: string): Promise<void> {
  const known = sql`(SELECT messenger, subject FROM bot_factors WHERE player_id = ${id}
    UNION SELECT service, subject FROM linked_services WHERE player_id = ${id})`;
  await sql`DELETE FROM bot_messages WHERE (messenger, recipient_id) IN ${known}`.execute(trx);
  await sql`DELETE FROM bot_updates WHERE (messenger, sender_id) IN ${known}`.execute(trx);
  await sql`DELETE FROM group_writers WHERE (messenger, subject) IN ${known}`.execute(trx);
  await sql`DELETE FROM oauth_tickets WHERE (service, subject) IN ${known}`.execute(trx);
}

/** Rows by the nickname or the email. */
async function deleteByName(trx: Trx, { login, email }: Due): Promise<void> {
  const key = login.toLowerCase();
  await sql`DELETE FROM player_counters WHERE login_key = ${key}`.execute(trx);
  await sql`DELETE FROM counter_mornings WHERE login_key = ${key}`.execute(trx);
  await sql`DELETE FROM play_sessions WHERE lower(login) = ${key}`.execute(trx);
  await sql`DELETE FROM team_members WHERE lower(login) = ${key}`.execute(trx);
  if (email === null) return;
  const address = email.toLowerCase();
  await sql`DELETE FROM letters WHERE lower(recipient) = ${address}`.execute(trx);
  await sql`DELETE FROM refused_addresses WHERE lower(address) = ${address}`.execute(trx);
  await sql`DELETE FROM reset_requests WHERE lower(email) = ${address}`.execute(trx);
}

/** Deletes what names a player, and leaves the account without name, address and sign-in (docs/product/accounts.md#deletion). */
export async function eraseAccount(trx: Trx, player: Due, now: Date): Promise<void> {
  const { id, login } = player;
  await deleteTraces(trx, id);
  await deleteByName(trx, player);
  await sql`DELETE FROM idempotency_keys WHERE owner = ${`player:${id}`}`.execute(trx);
  for (const [table, { of, kept }] of Object.entries(PERSONAL_TABLES)) {
    if (kept !== null) continue;
    const mine = of.map((column) => sql`${sql.ref(column)} = ${id}`);
    await sql`DELETE FROM ${sql.table(table)} WHERE ${sql.join(mine, sql` OR `)}`.execute(trx);
  }
  await sql`INSERT INTO retired_nicknames (hash) VALUES (sha256(convert_to(lower(${login}), 'UTF8')))
    ON CONFLICT DO NOTHING`.execute(trx);
  const name = `deleted_${randomBytes(4).toString('hex')}`;
  await sql`UPDATE bans SET login_key = ${name} WHERE player_id = ${id}`.execute(trx);
  await sql`UPDATE bans SET banned_by = ${name} WHERE banned_by = ${login}`.execute(trx);
  await sql`UPDATE deliveries SET login = ${name} WHERE player_id = ${id}`.execute(trx);
  await sql`UPDATE players SET login = ${name}, email = NULL, password_hash = NULL, groups = DEFAULT, region = NULL,
      preferred_server = NULL, theme = DEFAULT, consented_at = NULL, locale = NULL, privacy = DEFAULT,
      cover_art = DEFAULT, cover_glow = DEFAULT, cover_style = DEFAULT, delete_at = NULL, deleted_at = ${now}
    WHERE id = ${id}`.execute(trx);
  // The leaderboards drop the player with their next refresh.
  await trx.insertInto('top_changes').values({ player_id: id }).execute();
}
