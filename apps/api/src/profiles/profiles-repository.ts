import { sql } from 'kysely';
import { bansInForce } from '../bans/bans-repository.ts';
import { compiledOnce } from '../database/compiled-once.ts';
import { inPlaces } from '../database/row-lists.ts';
import { rowsOf } from '../database/rows-of.ts';
import type { Db, Trx } from '../database/types.ts';
import type { SkinModel } from '../files/pictures/skin/skin-boxes.ts';
import {
  asAsked,
  ASKED_VIEWER,
  isFriend,
  onlyAsked,
  type PlayerQuestion,
  type PlayersAsked,
  playersAsked,
} from '../privacy/privacy-repository.ts';
import { endOfDays } from '../privacy/days-over.ts';
import type { Privacy } from '../privacy/sees.ts';
import { type HeldRole, rolesHeldBy } from '../store/grants-repository.ts';
import { placesOf } from '../tops/tops-repository.ts';
import type { TopType } from '../tops/top-types.ts';

const PLAYER = sql.ref<string>('players.id');

/** As JSON has it: times are text. */
type Told<Row> = {
  [Key in keyof Row]: Row[Key] extends Date ? string : Row[Key] extends Date | null ? string | null : Row[Key];
};

interface PublicBan {
  server_id: string | null;
  banned_by: string;
  ban_reason: string;
  banned_at: string;
  unban_at: string | null;
}

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

const coinsOfPlayer = rowsOf<{ serverId: string; amount: number }>(sql`(
  SELECT servers.id AS "serverId", coalesce(balance, 0) AS amount
  FROM servers LEFT JOIN ledger_accounts AS held
    ON held.server_id = servers.id AND held.owner_id = ${PLAYER} AND held.kind = 'coins'
  ORDER BY position)`);

const playtimeOfPlayer = rowsOf<PlaytimeRow>(sql`(
  SELECT played.server_id AS "serverId", seconds, afk_seconds AS "afkSeconds", sessions, last_seen_at AS "lastSeenAt"
  FROM playtime_totals AS played JOIN servers ON servers.id = played.server_id
  WHERE played.player_id = ${PLAYER} ORDER BY position)`);

/** What of it was played in sessions that ended since a moment. */
const playedSince = (until: Date) =>
  rowsOf<Omit<PlaytimeRow, 'lastSeenAt'>>(sql`(
  SELECT server_id AS "serverId", sum(whole.seconds) AS seconds, sum(whole.afk_seconds) AS "afkSeconds", count(*) AS sessions
  FROM play_sessions,
    playtime_within(joined_at, left_at, play_sessions.afk_seconds, joined_at, left_at) AS whole
  WHERE player_id = ${PLAYER} AND left_at >= ${until} GROUP BY 1)`);

const servicesOfPlayer = rowsOf<ServiceRow>(sql`(
  SELECT service, subject, name FROM linked_services
  WHERE player_id = ${PLAYER} AND service IN ('discord', 'youtube') ORDER BY service)`);

interface Asked {
  readonly asked: PlayersAsked;
  readonly now: Date;
  /** When the last day ended that is over. */
  readonly until: Date;
}

/** Everything of a player, for who asks in a row of `asked`. */
const profileOf = (db: Db, now: Date, until: Date) =>
  db
    .selectFrom('players')
    .select(['id', 'login', 'groups', 'registered_at', 'likes', 'friends', 'cover_glow', 'cover_style', 'cover_art'])
    .select([
      sql<Privacy>`privacy`.as('privacy'),
      isFriend({ playerId: ASKED_VIEWER }).as('isFriend'),
      sql<boolean>`EXISTS (SELECT FROM profile_likes WHERE player_id = ${PLAYER} AND liked_by = ${ASKED_VIEWER})`.as(
        'liked',
      ),
      sql<boolean>`EXISTS (SELECT FROM friend_requests WHERE from_id = ${ASKED_VIEWER} AND to_id = ${PLAYER})`.as(
        'isAsked',
      ),
      sql<boolean>`EXISTS (SELECT FROM friend_requests WHERE from_id = ${PLAYER} AND to_id = ${ASKED_VIEWER})`.as(
        'isAsking',
      ),
      sql<boolean>`EXISTS (SELECT FROM player_blocks WHERE player_id = ${ASKED_VIEWER} AND blocked_id = ${PLAYER})`.as(
        'isBlocked',
      ),
      rowsOf<PublicBan>(bansInForce(db, PLAYER, now)).as('bans'),
      rowsOf<Told<HeldRole>>(rolesHeldBy(db, PLAYER, now)).as('roles'),
      coinsOfPlayer.as('coins'),
      playtimeOfPlayer.as('playtime'),
      playedSince(until).as('playedSince'),
      servicesOfPlayer.as('services'),
      rowsOf<{ type: TopType; place: number }>(placesOf(PLAYER)).as('places'),
      sql<string | null>`(SELECT hash FROM player_skins WHERE player_id = ${PLAYER})`.as('skin'),
      sql<SkinModel | null>`(SELECT model FROM player_skins WHERE player_id = ${PLAYER})`.as('skinModel'),
      sql<string | null>`(SELECT hash FROM player_avatars WHERE player_id = ${PLAYER} AND place = 'current')`.as(
        'avatar',
      ),
    ]);

const profilesAsked = compiledOnce((db, { asked, now, until }: Asked) =>
  db
    .selectFrom(asAsked(asked))
    .innerJoinLateral(onlyAsked(profileOf(db, now, until)).as('profile'), (join) => join.onTrue())
    .select([
      'place',
      'id',
      'profile.login',
      'groups',
      'registered_at',
      'privacy',
      'isFriend',
      'liked',
      'likes',
      'friends',
    ])
    .select(['cover_glow', 'cover_style', 'cover_art', 'isAsked', 'isAsking', 'isBlocked', 'bans', 'roles', 'services'])
    .select(['coins', 'playtime', 'playedSince', 'places', 'skin', 'skinModel', 'avatar']),
);

/**
 * Everything of some profiles in one statement, shown to who asks for each or not; undefined where there is no such player.
 * For twenty of them PostgreSQL begins and ends once, which takes it longer than what is read of one.
 */
export async function findProfiles(db: Db, questions: readonly PlayerQuestion[], now: Date) {
  const asked = playersAsked(questions);
  const { rows } = await db.executeQuery(profilesAsked({ asked, now, until: endOfDays(now) }));
  return inPlaces(questions, rows);
}

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfiles>>[number]>;

/** Sets whether a player likes another, and answers how many do; the trigger of the table counts. */
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
