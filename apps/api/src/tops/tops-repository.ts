import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/types.ts';
import { seenBy } from '../privacy/privacy-repository.ts';
import type { Viewer } from '../privacy/viewer.ts';
import { PART_OF, TOP_TYPES, type TopType } from './top-types.ts';

export interface PlaceRow {
  place: number;
  /** null, as is the rest, where the player keeps it from the viewer. */
  login: string | null;
  value: number | null;
  change: number | null;
}

export interface TopQuestion {
  type: TopType;
  /** null is all servers together. */
  serverId: string | null;
  viewer: Viewer;
}

/** The first places of a top, those with as much as one another at the same place. */
export async function firstPlaces(db: Db, { type, serverId, viewer }: TopQuestion, limit: number): Promise<PlaceRow[]> {
  const part = PART_OF[type];
  const seen = part === null ? sql<boolean>`true` : seenBy(viewer, part);
  const { rows } = await sql<PlaceRow>`
    SELECT first.place::integer, CASE WHEN seen THEN login END AS login, CASE WHEN seen THEN value END AS value,
      CASE WHEN seen THEN (top_mornings.place - first.place)::integer END AS change
    FROM (
      SELECT player_id, value, rank() OVER (ORDER BY value DESC) AS place FROM (
        SELECT player_id, value FROM top_scores WHERE type = ${type} AND server_id = ${serverId ?? ''}
        ORDER BY value DESC, player_id LIMIT ${sql.lit(limit)}) AS best) AS first
    JOIN players ON players.id = first.player_id
    CROSS JOIN LATERAL (SELECT ${seen} AS seen) AS privacy
    LEFT JOIN top_mornings ON top_mornings.type = ${type} AND top_mornings.server_id = ${serverId ?? ''}
      AND top_mornings.player_id = first.player_id
    ORDER BY first.place, first.player_id`.execute(db);
  return rows;
}

const MOST = sql.lit('9223372036854775807');

/** Places of one player in tops, wherever they are: how many have more than the next step, and those between. */
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

/** The place of one player; undefined for who has none. */
export async function placeOf(
  db: Db,
  type: TopType,
  serverId: string | null,
  playerId: string,
): Promise<PlaceRow | undefined> {
  const { rows } = await sql<PlaceRow>`
    SELECT placed.place, login, value, (top_mornings.place - placed.place)::integer AS change
    FROM ${placesIn([type], serverId ?? '', playerId)} AS placed JOIN players ON players.id = placed.player_id
    LEFT JOIN top_mornings ON top_mornings.type = placed.type AND top_mornings.server_id = ${serverId ?? ''}
      AND top_mornings.player_id = placed.player_id`.execute(db);
  return rows[0];
}

/** A player's places in all tops of all servers together, as rows of `type` and `place`. */
export const placesOf = (playerId: Expression<string>): RawBuilder<unknown> =>
  sql`(SELECT type, place FROM ${placesIn(TOP_TYPES, '', playerId)} AS placed)`;

/** When tops were last reckoned; null while they never were. */
export const refreshedAt = async (db: Db): Promise<Date | null> =>
  (await db.selectFrom('top_refreshes').select('refreshed_at').executeTakeFirst())?.refreshed_at ?? null;
