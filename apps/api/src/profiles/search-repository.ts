import { sql } from 'kysely';
import { plannedAnew } from '../database/planned-anew.ts';
import type { Db } from '../database/types.ts';
import { seenBy } from '../privacy/privacy-repository.ts';
import type { Viewer } from '../privacy/viewer.ts';

export interface FoundRow {
  id: string;
  login: string;
  /** Whether the viewer may know that they are in the game. */
  seesOnline: boolean;
}

/** So many are shown (decisions.md section 6). */
export const MOST_FOUND = 20;
/** So many that have it in them are looked at for the best: who types on finds those that are not. */
const MOST_READ = 200;

const shown = (viewer: Viewer) => sql`id, login, ${seenBy(viewer, 'online')} AS "seesOnline"`;

// What was typed is in lower case here, of letters, digits and underscores.

/** Who begin with what was typed, in the order of their nicknames, so that the nickname itself is first. */
export const beginningWith = async (db: Db, viewer: Viewer, typed: string): Promise<FoundRow[]> =>
  // The tilde comes behind all that a nickname can be made of.
  (
    await sql<FoundRow>`
    SELECT ${shown(viewer)} FROM players
    WHERE lower(login) COLLATE "C" >= ${typed} AND lower(login) COLLATE "C" < ${`${typed}~`}
    ORDER BY lower(login) COLLATE "C" LIMIT ${MOST_FOUND}`.execute(db)
  ).rows;

/** Every four characters in a row, as `nickname_parts` has them. */
const partsOf = (text: string): string[] =>
  Array.from({ length: Math.max(text.length - 3, 0) }, (_, at) => text.slice(at, at + 4));

const hasParts = (parts: readonly string[]) => sql`nickname_parts(lower(login)) COLLATE "C" @> ${parts}::text[]`;

/** Who have it in them, the shortest first: of those it is the largest part. */
export const containing = async (db: Db, viewer: Viewer, typed: string): Promise<FoundRow[]> =>
  (
    await sql<FoundRow>`${plannedAnew}
    SELECT ${shown(viewer)}
    FROM (SELECT * FROM players WHERE ${hasParts(partsOf(typed))} AND strpos(lower(login), ${typed}) > 0
      LIMIT ${MOST_READ}) AS players
    ORDER BY length(login), lower(login) COLLATE "C" LIMIT ${MOST_FOUND}`.execute(db)
  ).rows;

/** A slip is somewhere in so many characters, two that changed places too, where one begins at every third. */
const SLIP = { within: 4, every: 3 };
/** With fewer parts left, too many have them all. */
const FEWEST_PARTS = 3;

/** Who have all of it but one slip, wherever it is: a letter too many, too few, another one, or two the other way round. */
export async function withSlip(db: Db, viewer: Viewer, typed: string): Promise<FoundRow[]> {
  const begins = Array.from({ length: Math.ceil((typed.length - 1) / SLIP.every) }, (_, turn) => turn * SLIP.every);
  const around = begins
    .map((at) => [...partsOf(typed.slice(0, at)), ...partsOf(typed.slice(at + SLIP.within))])
    .filter((parts) => parts.length >= FEWEST_PARTS);
  if (around.length === 0) return [];
  const { rows } = await sql<FoundRow>`${plannedAnew}
    SELECT ${shown(viewer)}
    FROM (SELECT * FROM players WHERE ${sql.join(around.map(hasParts), sql` OR `)} LIMIT ${MOST_READ}) AS players
    ORDER BY similarity(lower(login), ${typed}) DESC, lower(login) COLLATE "C" LIMIT ${MOST_FOUND}`.execute(db);
  return rows;
}

/** Who are much like it, the likest first. */
export const resembling = async (db: Db, viewer: Viewer, typed: string): Promise<FoundRow[]> =>
  (
    await sql<FoundRow>`
    SELECT ${shown(viewer)}
    FROM (SELECT * FROM players_like(${typed}) ORDER BY likeness DESC, player_id LIMIT ${MOST_FOUND}) AS alike
      JOIN players ON players.id = alike.player_id
    ORDER BY likeness DESC, lower(login) COLLATE "C"`.execute(db)
  ).rows;
