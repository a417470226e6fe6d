import { type Expression, type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../platform/database/types.ts';
import { seenBy } from '../privacy/privacy-repository.ts';
import type { Viewer } from '../privacy/viewer.ts';
import { PART_OF, TOP_TYPES, type TopType } from './top-types.ts';

export interface PlaceRow {
  place: number;
  /** null, like the other fields, if the player hides it from the viewer. */
  login: string | null;
  value: number | null;
  change: number | null;
}

export interface TopQuery {
  type: TopType;
  /** null for all servers together. */
  serverId: string | null;
  viewer: Viewer;
}

/** The first places of a leaderboard; equal values share a place. */
const firstPlaces = ({ type, serverId, viewer }: TopQuery, limit: number, also = sql``): RawBuilder<PlaceRow[]> => {
  const part = PART_OF[type];
  const seen = part === null ? sql<boolean>`true` : seenBy(viewer, part);
  return jsonArrayFrom(sql<PlaceRow>`(
    SELECT ${also} first.place::integer, CASE WHEN seen THEN login END AS login, CASE WHEN seen THEN value END AS value,
      CASE WHEN seen THEN (top_mornings.place - first.place)::integer END AS change
    FROM (
      SELECT player_id, value, rank() OVER (ORDER BY value DESC) AS place FROM (
        SELECT player_id, value FROM top_scores WHERE type = ${type} AND server_id = ${serverId ?? ''}
        ORDER BY value DESC, player_id LIMIT ${sql.lit(limit)}) AS best) AS first
    JOIN players ON players.id = first.player_id
    CROSS JOIN LATERAL (SELECT ${seen} AS seen) AS privacy
    LEFT JOIN top_mornings ON top_mornings.type = ${type} AND top_mornings.server_id = ${serverId ?? ''}
      AND top_mornings.player_id = first.player_id
    ORDER BY first.place, first.player_id)`);
};

const MOST = sql.lit('9223372036854775807');

/** Places of one player at any position: the count above the next step plus the players between. */
const placesIn = (types: readonly TopType[], serverId: string, playerId: Expression<string> | string) => sql`(
  SELECT own.type, own.player_id, own.value, (1 + coalesce(step.above, 0) + (
    SELECT count(*) FROM top_scores AS ahead
    WHERE ahead.type = own.type AND ahead.server_id = ${serverId} AND ahead.value > own.value
      AND ahead.value <= coalesce(step.value, ${MOST}::bigint)))::integer AS place
  FROM top_scores AS own LEFT JOIN LATERAL (
    SELECT top_steps.value, above FROM top_steps
    WHERE top_steps.type = own.type AND top_steps.server_id = ${serverId} AND top_steps.value >= own.value
    ORDER BY top_steps.value LIMIT 1) AS step ON true
  WHERE own.type IN (${sql.join(types)}) AND own.server_id = ${serverId} AND own.player_id = ${playerId})`;

/** A player's places in all leaderboards across all servers, as rows of `type` and `place`. */
export const placesOf = (playerId: Expression<string>) =>
  sql<{ type: TopType; place: number }>`(SELECT type, place FROM ${placesIn(TOP_TYPES, '', playerId)} AS placed)`;

/** Time of the last computation; null before the first. */
const refreshedAt = sql<Date | null>`(SELECT refreshed_at FROM top_refreshes)`;

const isKnown = (serverId: string | null): RawBuilder<boolean> =>
  serverId === null ? sql.lit(true) : sql<boolean>`EXISTS (SELECT FROM servers WHERE id = ${serverId})`;

/** A viewer without restrictions, for {@link readTop} only. */
const SEES_ALL: Viewer = { playerId: null, moderates: true };

export interface ComputedTop {
  /** Whether the server exists. */
  known: boolean;
  /** null before the first computation. */
  refreshedAt: Date | null;
  places: (PlaceRow & { id: string })[];
}

/** The computed first places, including hidden ones: {@link readForViewer} returns which a viewer may see. */
export const readTop = async (
  db: Db,
  { type, serverId }: Omit<TopQuery, 'viewer'>,
  limit: number,
): Promise<ComputedTop> => {
  const places = firstPlaces({ type, serverId, viewer: SEES_ALL }, limit, sql`first.player_id AS id,`);
  return (await db
    .selectNoFrom([isKnown(serverId).as('known'), refreshedAt.as('refreshedAt'), places.as('places')])
    .executeTakeFirstOrThrow()) as ComputedTop;
};

/**
 * The parts of a leaderboard that depend on the viewer: which of its players hide the counted part from them, and the
 * viewer's own place at any position; null without one.
 */
export async function readForViewer(
  db: Db,
  { type, serverId, viewer }: TopQuery,
  playerIds: readonly string[],
): Promise<{ hidden: ReadonlySet<string>; own: PlaceRow | null }> {
  const part = PART_OF[type];
  const seen = part === null ? sql<boolean>`true` : seenBy(viewer, part);
  // Few of a hundred players hide anything: a partial index finds them.
  const hidden = jsonArrayFrom(sql<{ id: string }>`(
    SELECT id FROM players WHERE id = ANY(${playerIds}::uuid[]) AND privacy <> '{}' AND NOT ${seen})`);
  const own = jsonArrayFrom(sql<PlaceRow>`(
    SELECT placed.place, login, placed.value, (top_mornings.place - placed.place)::integer AS change
    FROM ${placesIn([type], serverId ?? '', sql<string>`${viewer.playerId}::uuid`)} AS placed
    JOIN players ON players.id = placed.player_id
    LEFT JOIN top_mornings ON top_mornings.type = placed.type AND top_mornings.server_id = ${serverId ?? ''}
      AND top_mornings.player_id = placed.player_id)`);
  const row = await db.selectNoFrom([hidden.as('hidden'), own.as('own')]).executeTakeFirstOrThrow();
  return { hidden: new Set(row.hidden.map(({ id }) => id)), own: row.own[0] ?? null };
}

type Leaders = Record<TopType, PlaceRow[]> & Pick<ComputedTop, 'refreshedAt'>;

/** Leaders of each leaderboard across all servers, in one statement. */
export async function findLeaders(db: Db, viewer: Viewer, limit: number): Promise<Leaders> {
  const leaders = TOP_TYPES.map((type) => firstPlaces({ type, serverId: null, viewer }, limit).as(type));
  return (await db.selectNoFrom([refreshedAt.as('refreshedAt'), ...leaders]).executeTakeFirstOrThrow()) as Leaders;
}
