import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { selectActiveBan } from '../../game/bans/bans-repository.ts';
import type { Db, Trx } from '../../platform/database/types.ts';
import type { SkinModel } from '../../content/files/pictures/skin/skin-boxes.ts';
import { isFriend } from '../privacy/privacy-repository.ts';
import { endOfDays } from '../privacy/days-over.ts';
import type { Privacy } from '../privacy/sees.ts';
import type { Viewer } from '../privacy/viewer.ts';
import { selectHeldRoles } from '../../billing/store/grants-repository.ts';
import { placesOf } from '../leaderboards/tops-repository.ts';

const PLAYER = sql.ref<string>('players.id');

export interface PlaytimeRow {
  serverId: string;
  seconds: number;
  afkSeconds: number;
  sessions: number;
  lastSeenAt: string;
}

export interface ServiceRow {
  service: 'discord' | 'youtube';
  subject: string;
  name: string | null;
}

const coinsOfPlayer = jsonArrayFrom(sql<{ serverId: string; amount: number }>`(
  SELECT servers.id AS "serverId", coalesce(balance, 0) AS amount
  FROM servers LEFT JOIN ledger_accounts AS held
    ON held.server_id = servers.id AND held.owner_id = ${PLAYER} AND held.kind = 'coins'
  ORDER BY position)`);

const playtimeOfPlayer = jsonArrayFrom(sql<PlaytimeRow>`(
  SELECT played.server_id AS "serverId", seconds, afk_seconds AS "afkSeconds", sessions, last_seen_at AS "lastSeenAt"
  FROM playtime_totals AS played JOIN servers ON servers.id = played.server_id
  WHERE played.player_id = ${PLAYER} ORDER BY position)`);

/** Play time of sessions that ended since a moment. */
const playedSince = (until: Date) =>
  jsonArrayFrom(sql<Omit<PlaytimeRow, 'lastSeenAt'>>`(
  SELECT server_id AS "serverId", sum(whole.seconds) AS seconds, sum(whole.afk_seconds) AS "afkSeconds", count(*) AS sessions
  FROM play_sessions,
    playtime_within(joined_at, left_at, play_sessions.afk_seconds, joined_at, left_at) AS whole
  WHERE player_id = ${PLAYER} AND left_at >= ${until} GROUP BY 1)`);

const servicesOfPlayer = jsonArrayFrom(sql<ServiceRow>`(
  SELECT service, subject, name FROM linked_services
  WHERE player_id = ${PLAYER} AND service IN ('discord', 'youtube') ORDER BY service)`);

/**
 * All data of a profile in one statement, including hidden parts; undefined if there is no such player.
 *
 * @param login as `foldCase` returns it
 */
export const findProfile = (db: Db, { login, viewer }: { login: string; viewer: Viewer }, now: Date) =>
  db
    .selectFrom('players')
    .select(['id', 'login', 'groups', 'registered_at', 'likes', 'friends', 'cover_glow', 'cover_style', 'cover_art'])
    .select([
      sql<Privacy>`privacy`.as('privacy'),
      isFriend(viewer).as('isFriend'),
      sql<boolean>`EXISTS (SELECT FROM profile_likes WHERE player_id = ${PLAYER} AND liked_by = ${viewer.playerId}::uuid)`.as(
        'liked',
      ),
      sql<boolean>`EXISTS (SELECT FROM friend_requests WHERE from_id = ${viewer.playerId}::uuid AND to_id = ${PLAYER})`.as(
        'isAsked',
      ),
      sql<boolean>`EXISTS (SELECT FROM friend_requests WHERE from_id = ${PLAYER} AND to_id = ${viewer.playerId}::uuid)`.as(
        'isAsking',
      ),
      sql<boolean>`EXISTS (SELECT FROM player_blocks WHERE player_id = ${viewer.playerId}::uuid AND blocked_id = ${PLAYER})`.as(
        'isBlocked',
      ),
      jsonArrayFrom(selectActiveBan(db, PLAYER, now)).as('bans'),
      jsonArrayFrom(selectHeldRoles(db, PLAYER, now)).as('roles'),
      coinsOfPlayer.as('coins'),
      playtimeOfPlayer.as('playtime'),
      playedSince(endOfDays(now)).as('playedSince'),
      servicesOfPlayer.as('services'),
      jsonArrayFrom(placesOf(PLAYER)).as('places'),
      sql<string | null>`(SELECT hash FROM player_skins WHERE player_id = ${PLAYER})`.as('skin'),
      sql<SkinModel | null>`(SELECT model FROM player_skins WHERE player_id = ${PLAYER})`.as('skinModel'),
      sql<string | null>`(SELECT hash FROM player_avatars WHERE player_id = ${PLAYER} AND place = 'current')`.as(
        'avatar',
      ),
    ])
    .where(sql<string>`lower(players.login)`, '=', login)
    .where('players.deleted_at', 'is', null)
    .executeTakeFirst();

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>;

/** Sets whether a player likes another and returns the number of likes, which a trigger of the table maintains. */
export async function setProfileLike(
  trx: Trx,
  { playerId, likedBy, liked, now }: { playerId: string; likedBy: string; liked: boolean; now: Date },
): Promise<number> {
  if (liked) {
    await trx
      .insertInto('profile_likes')
      .values({ player_id: playerId, liked_by: likedBy, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    await trx.deleteFrom('profile_likes').where('player_id', '=', playerId).where('liked_by', '=', likedBy).execute();
  }
  const { likes } = await trx
    .selectFrom('players')
    .select('likes')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  return likes;
}
