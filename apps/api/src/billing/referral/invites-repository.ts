import { type Expression, sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/types.ts';
import { addressPrefix } from '../../platform/http/address-prefix.ts';
import { foldCase } from '../../community/players/players-repository.ts';
import { seenBy } from '../../community/privacy/privacy-repository.ts';
import type { Viewer } from '../../community/privacy/viewer.ts';
import { addToDay, dayOf } from './days-repository.ts';

/** Loopback addresses are shared, so they do not identify a person. */
const LOOPBACK = [addressPrefix('127.0.0.1'), addressPrefix('::1')];

export interface Newcomer {
  playerId: string;
  /** Referral code of the browser; undefined without one. */
  code: string | undefined;
  ip: string;
  now: Date;
}

/**
 * Stores who invited a new player, before the player's first session and links. An unknown code changes nothing. A player
 * from the referrer's network counts as the same person and is not paid for (docs/product/money.md#referral).
 */
export async function addInvite(trx: Trx, { playerId, code, ip, now }: Newcomer): Promise<void> {
  if (code === undefined) return;
  const prefix = addressPrefix(ip);
  const isSame = sql`(NOT ${LOOPBACK.includes(prefix)}::boolean AND EXISTS (
    SELECT FROM sessions WHERE sessions.player_id = referrer.id AND sessions.address_prefix = ${prefix}))`;
  const { rows } = await sql<{ referrer_id: string }>`
    INSERT INTO referral_invites (player_id, referrer_id, registered_at, same_person, same_person_since)
    SELECT ${playerId}::uuid, referrer.id, ${now}::timestamptz,
      CASE WHEN ${isSame} THEN 'address' END, CASE WHEN ${isSame} THEN ${now}::timestamptz END
    FROM players AS referrer WHERE lower(referrer.login) = ${foldCase(code)} AND referrer.id <> ${playerId}::uuid
    RETURNING referrer_id`.execute(trx);
  const referrerId = rows[0]?.referrer_id;
  if (referrerId === undefined) return;
  await addToDay(trx, referrerId, dayOf(now), { registrations: 1 });
  // From now on the referrer's presence is recorded; their sessions give the time before.
  await sql`
    INSERT INTO referrer_presence (player_id, day, first_seen_at, last_seen_at)
    SELECT player_id, (seen AT TIME ZONE 'UTC')::date AS day, min(seen), max(seen)
    FROM sessions CROSS JOIN LATERAL (VALUES (created_at), (last_seen_at)) AS known (seen)
    WHERE player_id = ${referrerId} AND pending_factor IS NULL
    GROUP BY player_id, day ORDER BY day
    ON CONFLICT DO NOTHING`.execute(trx);
}

/** The player with this code. */
export const findReferrer = async (db: Db, code: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('players')
      .select('id')
      .where(sql<boolean>`lower(login) = ${foldCase(code)}`)
      .executeTakeFirst()
  )?.id;

export interface InvitedRow {
  id: string;
  login: string;
  at: Date;
  hours: number;
  counted: boolean;
  /** The viewer may see how long and when they played. */
  shown: boolean;
}

/** Query of the players who registered with a referrer's code. */
export const invitedBy = (db: Db, referrerId: string, viewer: Viewer): Expression<InvitedRow> =>
  db
    .selectFrom('referral_invites as invited')
    .innerJoin('players', 'players.id', 'invited.player_id')
    .select(['invited.player_id as id', 'players.login', 'invited.registered_at as at', 'invited.hours'])
    .select(sql<boolean>`invited.same_person IS NULL`.as('counted'))
    .select(sql<boolean>`(${seenBy(viewer, 'playtime')} AND ${seenBy(viewer, 'lastSeen')})`.as('shown'))
    .where('invited.referrer_id', '=', referrerId);
