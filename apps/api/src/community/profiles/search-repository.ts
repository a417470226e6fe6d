import { type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../platform/database/types.ts';
import type { SkinModel } from '../../content/files/pictures/skin/skin-boxes.ts';
import { seenBy } from '../privacy/privacy-repository.ts';
import type { Viewer } from '../privacy/viewer.ts';

export interface FoundRow {
  id: string;
  login: string;
  /** Whether the viewer may know that the player is online. */
  seesOnline: boolean;
  /** Hash of the skin; null, like the model, if the player never set one. */
  hash: string | null;
  model: SkinModel | null;
  avatarHash: string | null;
}

/** Maximum number of results (docs/product/community.md#search). */
const MOST_FOUND = 20;
/** Candidates that are read to find the best results; a longer search finds the others. */
const MOST_READ = 200;

const [most, read] = [sql.lit(MOST_FOUND), sql.lit(MOST_READ)];

const shown = (viewer: Parameters<typeof seenBy>[0]) => sql`id, login, ${seenBy(viewer, 'online')} AS "seesOnline",
  (SELECT hash FROM player_skins WHERE player_id = players.id) AS hash,
  (SELECT model FROM player_skins WHERE player_id = players.id) AS model,
  (SELECT hash FROM player_avatars WHERE player_id = players.id AND place = 'current') AS "avatarHash"`;

interface Asked {
  readonly typed: string;
  /** A PostgreSQL array literal. */
  readonly parts: string;
  /** A PostgreSQL array of such literals. */
  readonly around: string;
  readonly playerId: string | null;
  readonly moderates: boolean;
}

const asked = (name: keyof Asked): RawBuilder<unknown> => sql.ref(`asked.${name}`);
const TYPED = asked('typed');
const NICKNAME = sql`lower(login) COLLATE "C"`;

/** Length of a part, as in `nickname_parts`, and the step from one part to the next; neighbours share one character. */
const PART = { length: 4, every: 3 };

const partsIn = (text: string): number => Math.max(text.length - PART.length + 1, 0);

/**
 * Parts that cover a text. More parts would hardly select better, and the index intersects the matches of all of them.
 */
function partsOf(text: string): string[] {
  const last = partsIn(text) - 1;
  if (last < 0) return [];
  const begins = Array.from({ length: Math.ceil(last / PART.every) }, (_, turn) => turn * PART.every);
  return [...begins, last].map((at) => text.slice(at, at + PART.length));
}

const hasParts = (parts: RawBuilder<unknown>) => sql`nickname_parts(lower(login)) COLLATE "C" @> ${parts}`;

/**
 * Players whose nickname starts with the text, in alphabetical order, so that the exact nickname is first. The tilde sorts
 * after all characters of nicknames.
 */
const BEGINNING = sql`SELECT id, login, privacy, 0::real AS farness FROM players
  WHERE ${NICKNAME} >= ${TYPED} AND ${NICKNAME} < ${TYPED} || '~' AND deleted_at IS NULL ORDER BY ${NICKNAME} LIMIT ${most}`;

/** Players whose nickname contains the text elsewhere, shortest first: there the match is the largest part. */
const CONTAINING = sql`SELECT * FROM (
    SELECT id, login, privacy, length(login)::real AS farness FROM players
    WHERE (SELECT count(*) FROM beginning) < ${most} AND ${hasParts(asked('parts'))} AND strpos(lower(login), ${TYPED}) > 1
      AND deleted_at IS NULL
    LIMIT ${read}) AS inside ORDER BY farness, ${NICKNAME} LIMIT ${most}`;

/** Windows of four characters, one at every third position, contain any single typo, including two swapped characters. */
const SLIP = { within: 4, every: 3 };
/** With fewer remaining parts too many nicknames match. */
const FEWEST_PARTS = 3;

/** The correct parts around a typo, for each of its possible positions. */
function aroundSlips(typed: string): string[][] {
  const begins = Array.from({ length: Math.ceil((typed.length - 1) / SLIP.every) }, (_, turn) => turn * SLIP.every);
  return begins
    .map((at) => [typed.slice(0, at), typed.slice(at + SLIP.within)])
    .filter((sides) => sides.reduce((sum, side) => sum + partsIn(side), 0) >= FEWEST_PARTS)
    .map((sides) => sides.flatMap(partsOf));
}

/** Players whose nickname contains the text with one typo: an additional, missing, wrong or swapped character. */
const WITH_SLIP = sql`SELECT DISTINCT id, login, privacy, -similarity(lower(login), ${TYPED}) AS farness FROM (
    SELECT alike.* FROM unnest(${asked('around')}) AS around (parts),
      LATERAL (SELECT id, login, privacy FROM players
        WHERE ${hasParts(sql`around.parts::text[]`)} AND deleted_at IS NULL LIMIT ${read}) AS alike
    WHERE NOT EXISTS (SELECT FROM beginning) AND NOT EXISTS (SELECT FROM containing) LIMIT ${read}) AS alike`;

/** The parameters of the statement as one row, to which its parts refer. */
const asRow = ({ typed, parts, around, playerId, moderates }: Asked) => sql`(
  SELECT ${typed}::text AS typed, ${parts}::text[] AS parts, ${around}::text[] AS around, ${playerId}::uuid AS "playerId",
    ${moderates}::boolean AS moderates OFFSET 0)`;

const FOUND = jsonArrayFrom(sql<FoundRow>`(
  WITH beginning AS MATERIALIZED (${BEGINNING}), containing AS MATERIALIZED (${CONTAINING})
  SELECT ${shown({ playerId: asked('playerId'), moderates: asked('moderates') })} FROM (
    SELECT * FROM (SELECT 1 AS list, * FROM beginning UNION ALL SELECT 2, * FROM containing
      UNION ALL SELECT 3, * FROM (${WITH_SLIP}) AS with_slip) AS found
    ORDER BY list, farness, ${NICKNAME} LIMIT ${most}) AS players)`);

/** A PostgreSQL array literal; items are quoted, because an unquoted `null` means NULL. */
const literalOf = (items: readonly string[]): string => `{${items.map((item) => JSON.stringify(item)).join()}}`;

interface Search {
  /** Lower-case letters, digits and underscores. */
  readonly typed: string;
  readonly viewer: Viewer;
}

/**
 * Finds players whose nickname starts with the text, then those whose nickname contains it, and if there are none, those
 * that match with one typo.
 */
export async function searchNicknames(db: Db, { typed, viewer }: Search): Promise<FoundRow[]> {
  const search = {
    typed,
    parts: literalOf(partsOf(typed)),
    around: literalOf(aroundSlips(typed).map(literalOf)),
    playerId: viewer.playerId,
    moderates: viewer.moderates,
  };
  const { found } = await db.selectFrom(asRow(search).as('asked')).select(FOUND.as('found')).executeTakeFirstOrThrow();
  return found;
}

/** Finds players with a similar nickname, most similar first. */
export const findSimilarNicknames = async (db: Db, { viewer, typed }: Search): Promise<FoundRow[]> =>
  (
    await sql<FoundRow>`
    SELECT ${shown(viewer)}
    FROM (SELECT * FROM players_like(${typed}) ORDER BY likeness DESC, player_id LIMIT ${most}) AS alike
      JOIN players ON players.id = alike.player_id AND deleted_at IS NULL
    ORDER BY likeness DESC, lower(login) COLLATE "C"`.execute(db)
  ).rows;
