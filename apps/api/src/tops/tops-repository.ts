import { type Expression, type RawBuilder, sql } from 'kysely';
import { askedTogether } from '../database/asked-together.ts';
import { compiledOnce } from '../database/compiled-once.ts';
import { rowLists } from '../database/row-lists.ts';
import { rowsOf } from '../database/rows-of.ts';
import type { Db } from '../database/types.ts';
import { seenBy } from '../privacy/privacy-repository.ts';
import type { Privacy } from '../privacy/sees.ts';
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
const firstPlaces = ({ type, serverId, viewer }: TopQuestion, limit: number, also = sql``): RawBuilder<PlaceRow[]> => {
  const part = PART_OF[type];
  const seen = part === null ? sql<boolean>`true` : seenBy(viewer, part);
  return rowsOf(sql`(
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

/** A player's places in all tops of all servers together, as rows of `type` and `place`. */
export const placesOf = (playerId: Expression<string>): RawBuilder<unknown> =>
  sql`(SELECT type, place FROM ${placesIn(TOP_TYPES, '', playerId)} AS placed)`;

/** When tops were last reckoned; null while they never were. */
const refreshedAt = sql<Date | null>`(SELECT refreshed_at FROM top_refreshes)`;

/** Changes with every reckoning, and with the day whose morning is remembered. */
const version = sql<string | null>`(SELECT concat(day, ' ', refreshed_at) FROM top_refreshes)`;

const isKnown = (serverId: string | null): RawBuilder<boolean> =>
  serverId === null ? sql.lit(true) : sql<boolean>`EXISTS (SELECT FROM servers WHERE id = ${serverId})`;

/** Nobody's session: what it sees is for {@link readTop} alone. */
const SEES_ALL: Viewer = { playerId: null, moderates: true };

export interface ReckonedTop {
  /** null while tops were never reckoned. */
  version: string | null;
  refreshedAt: Date | null;
  /** Everybody's, whatever they keep from whom. */
  places: (PlaceRow & { id: string })[];
}

/** The first places as they were reckoned: who may see which of them is for {@link lookAtTop} to say. */
export async function readTop(
  db: Db,
  { type, serverId }: Omit<TopQuestion, 'viewer'>,
  limit: number,
): Promise<ReckonedTop> {
  const places = firstPlaces({ type, serverId, viewer: SEES_ALL }, limit, sql`first.player_id AS id,`);
  return (await db
    .selectNoFrom([version.as('version'), refreshedAt.as('refreshedAt'), places.as('places')])
    .executeTakeFirstOrThrow()) as ReckonedTop;
}

export interface Look {
  version: string | null;
  /** Whether the server is one. */
  known: boolean;
  /** Who of the players keeps something from somebody, and what. */
  keeping: { id: string; privacy: Privacy }[];
}

const looking = compiledOnce((db, { serverId, playerIds }: { serverId?: string; playerIds: string }) =>
  db.selectNoFrom([
    version.as('version'),
    isKnown(serverId ?? null).as('known'),
    rowsOf<Look['keeping'][number]>(sql`(
      SELECT id, privacy FROM players WHERE id = ANY(${playerIds}::uuid[]) AND privacy <> '{}')`).as('keeping'),
  ]),
);

/**
 * What of a top may have changed since it was reckoned: all that there is to ask while nothing was reckoned anew.
 *
 * @param playerIds who is in the top, as PostgreSQL writes an array
 */
export async function lookAtTop(db: Db, serverId: string | null, playerIds: string): Promise<Look> {
  const look = looking({ ...(serverId === null ? {} : { serverId }), playerIds });
  return (await db.executeQuery(look)).rows[0] as Look;
}

export interface OwnPlace {
  version: string | null;
  /** null for who has none. */
  own: PlaceRow | null;
}

const ASKERS = rowLists<{ playerId: string; turn: number }>({ playerId: 'uuid', turn: 'integer' });

const placing = compiledOnce(
  (db, { type, serverId, askers }: { type: [TopType]; serverId: string; askers: ReturnType<typeof ASKERS.of> }) => {
    const placed = placesIn(type, serverId, sql.ref<string>('asked.playerId'));
    const own = sql<PlaceRow | null>`CASE WHEN placed.place IS NOT NULL THEN json_build_object('place', placed.place,
      'login', (SELECT login FROM players WHERE id = placed.player_id), 'value', placed.value,
      'change', (SELECT (top_mornings.place - placed.place)::integer FROM top_mornings
        WHERE top_mornings.type = placed.type AND top_mornings.server_id = ${serverId}
          AND top_mornings.player_id = placed.player_id)) END`;
    return db
      .selectFrom(ASKERS.as('asked', askers))
      .leftJoinLateral(sql<{ place: number }>`(SELECT * FROM ${placed} AS one LIMIT 1)`.as('placed'), (on) =>
        on.onTrue(),
      )
      .select([version.as('version'), own.as('own')])
      .orderBy('asked.turn');
  },
);

interface AskedPlace {
  type: TopType;
  serverId: string | null;
  playerId: string;
}

/** The place of one player, wherever it is; those of one moment in one statement for each top. */
export const findOwnPlace = askedTogether(async (db: Db, asked: readonly AskedPlace[]): Promise<OwnPlace[]> => {
  const tops = Map.groupBy(asked.keys(), (at) => `${asked[at]?.type} ${asked[at]?.serverId ?? ''}`);
  const found: OwnPlace[] = [];
  await Promise.all(
    [...tops.values()].map(async (turns) => {
      const { type, serverId } = asked[turns[0] ?? 0] as AskedPlace;
      const askers = turns.map((turn) => ({ playerId: asked[turn]?.playerId ?? '', turn }));
      const { rows } = await db.executeQuery(
        placing({ type: [type], serverId: serverId ?? '', askers: ASKERS.of(askers) }),
      );
      turns.forEach((turn, at) => (found[turn] = rows[at] as OwnPlace));
    }),
  );
  return found;
});

type Leaders = Record<TopType, PlaceRow[]> & Pick<ReckonedTop, 'refreshedAt'>;

/** Who leads in each top of all servers together, in one statement. */
export async function findLeaders(db: Db, viewer: Viewer, limit: number): Promise<Leaders> {
  const leaders = TOP_TYPES.map((type) => firstPlaces({ type, serverId: null, viewer }, limit).as(type));
  return (await db.selectNoFrom([refreshedAt.as('refreshedAt'), ...leaders]).executeTakeFirstOrThrow()) as Leaders;
}
