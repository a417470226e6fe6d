import { type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../database/types.ts';
import type { SkinModel } from '../files/pictures/skin/skin-boxes.ts';
import { seenBy } from '../privacy/privacy-repository.ts';
import type { Viewer } from '../privacy/viewer.ts';

export interface FoundRow {
  id: string;
  login: string;
  /** Whether the viewer may know that they are in the game. */
  seesOnline: boolean;
  /** Of the skin, as is the model; null, as the other, where they never set one. */
  hash: string | null;
  model: SkinModel | null;
  avatarHash: string | null;
}

/** So many are shown (docs/product/community.md#search). */
const MOST_FOUND = 20;
/** So many that have it in them are looked at for the best: who types on finds those that are not. */
const MOST_READ = 200;

const [most, read] = [sql.lit(MOST_FOUND), sql.lit(MOST_READ)];

const shown = (viewer: Parameters<typeof seenBy>[0]) => sql`id, login, ${seenBy(viewer, 'online')} AS "seesOnline",
  (SELECT hash FROM player_skins WHERE player_id = players.id) AS hash,
  (SELECT model FROM player_skins WHERE player_id = players.id) AS model,
  (SELECT hash FROM player_avatars WHERE player_id = players.id AND place = 'current') AS "avatarHash"`;

interface Asked {
  readonly typed: string;
  /** An array as PostgreSQL writes it. */
  readonly parts: string;
  /** An array of such arrays. */
  readonly around: string;
  readonly playerId: string | null;
  readonly moderates: boolean;
}

const asked = (name: keyof Asked): RawBuilder<unknown> => sql.ref(`asked.${name}`);
const TYPED = asked('typed');
const NICKNAME = sql`lower(login) COLLATE "C"`;

/** Characters of a part, as `nickname_parts` has them, and where the next begins that shares one with it. */
const PART = { length: 4, every: 3 };

const partsIn = (text: string): number => Math.max(text.length - PART.length + 1, 0);

/**
 * Parts of a text with all of its characters. The others say hardly more, and whoever has the rarest is looked for among those
 * who have each of the rest.
 */
function partsOf(text: string): string[] {
  const last = partsIn(text) - 1;
  if (last < 0) return [];
  const begins = Array.from({ length: Math.ceil(last / PART.every) }, (_, turn) => turn * PART.every);
  return [...begins, last].map((at) => text.slice(at, at + PART.length));
}

const hasParts = (parts: RawBuilder<unknown>) => sql`nickname_parts(lower(login)) COLLATE "C" @> ${parts}`;

/**
 * Who begin with what was typed, in the order of their nicknames, so that the nickname itself is first. The tilde comes behind
 * all that a nickname can be made of.
 */
const BEGINNING = sql`SELECT id, login, privacy, 0::real AS farness FROM players
  WHERE ${NICKNAME} >= ${TYPED} AND ${NICKNAME} < ${TYPED} || '~' ORDER BY ${NICKNAME} LIMIT ${most}`;

/** Who have it in them otherwise, the shortest first: of those it is the largest part. */
const CONTAINING = sql`SELECT * FROM (
    SELECT id, login, privacy, length(login)::real AS farness FROM players
    WHERE (SELECT count(*) FROM beginning) < ${most} AND ${hasParts(asked('parts'))} AND strpos(lower(login), ${TYPED}) > 1
    LIMIT ${read}) AS inside ORDER BY farness, ${NICKNAME} LIMIT ${most}`;

/** A slip is somewhere in so many characters, two that changed places too, where one begins at every third. */
const SLIP = { within: 4, every: 3 };
/** With fewer parts left, too many have them all. */
const FEWEST_PARTS = 3;

/** What is right around a slip, wherever it is. */
function aroundSlips(typed: string): string[][] {
  const begins = Array.from({ length: Math.ceil((typed.length - 1) / SLIP.every) }, (_, turn) => turn * SLIP.every);
  return begins
    .map((at) => [typed.slice(0, at), typed.slice(at + SLIP.within)])
    .filter((sides) => sides.reduce((sum, side) => sum + partsIn(side), 0) >= FEWEST_PARTS)
    .map((sides) => sides.flatMap(partsOf));
}

/** Who have all of it but one slip, wherever it is: a letter too many, too few, another one, or two the other way round. */
const WITH_SLIP = sql`SELECT DISTINCT id, login, privacy, -similarity(lower(login), ${TYPED}) AS farness FROM (
    SELECT alike.* FROM unnest(${asked('around')}) AS around (parts),
      LATERAL (SELECT id, login, privacy FROM players WHERE ${hasParts(sql`around.parts::text[]`)} LIMIT ${read}) AS alike
    WHERE NOT EXISTS (SELECT FROM beginning) AND NOT EXISTS (SELECT FROM containing) LIMIT ${read}) AS alike`;

/** The values of the statement as one row, which its parts name. */
const asRow = ({ typed, parts, around, playerId, moderates }: Asked) => sql`(
  SELECT ${typed}::text AS typed, ${parts}::text[] AS parts, ${around}::text[] AS around, ${playerId}::uuid AS "playerId",
    ${moderates}::boolean AS moderates OFFSET 0)`;

const FOUND = jsonArrayFrom(sql<FoundRow>`(
  WITH beginning AS MATERIALIZED (${BEGINNING}), containing AS MATERIALIZED (${CONTAINING})
  SELECT ${shown({ playerId: asked('playerId'), moderates: asked('moderates') })} FROM (
    SELECT * FROM (SELECT 1 AS list, * FROM beginning UNION ALL SELECT 2, * FROM containing
      UNION ALL SELECT 3, * FROM (${WITH_SLIP}) AS with_slip) AS found
    ORDER BY list, farness, ${NICKNAME} LIMIT ${most}) AS players)`);

/** As PostgreSQL reads an array; in quotes, for a bare `null` would be none of them. */
const literalOf = (items: readonly string[]): string => `{${items.map((item) => JSON.stringify(item)).join()}}`;

interface Search {
  /** In lower case, of letters, digits and underscores. */
  readonly typed: string;
  readonly viewer: Viewer;
}

/**
 * Players by what was typed of a nickname: who begin with it, then who have it in them, and where nobody does, who have all of
 * it but one slip.
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

/** Who are much like it, the likest first. */
export const resembling = async (db: Db, { viewer, typed }: Search): Promise<FoundRow[]> =>
  (
    await sql<FoundRow>`
    SELECT ${shown(viewer)}
    FROM (SELECT * FROM players_like(${typed}) ORDER BY likeness DESC, player_id LIMIT ${most}) AS alike
      JOIN players ON players.id = alike.player_id
    ORDER BY likeness DESC, lower(login) COLLATE "C"`.execute(db)
  ).rows;
