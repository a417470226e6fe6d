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

/** Who have it in them, the shortest first: of those it is the largest part. */
export const containing = async (db: Db, viewer: Viewer, typed: string): Promise<FoundRow[]> =>
  (
    await sql<FoundRow>`${plannedAnew}
    SELECT ${shown(viewer)}
    FROM (SELECT * FROM players WHERE lower(login) LIKE ${`%${typed.replaceAll('_', '\\_')}%`} LIMIT ${MOST_READ}) AS players
    ORDER BY length(login), lower(login) COLLATE "C" LIMIT ${MOST_FOUND}`.execute(db)
  ).rows;

/** Who are much like it, the likest first. */
export const resembling = async (db: Db, viewer: Viewer, typed: string): Promise<FoundRow[]> =>
  (
    await sql<FoundRow>`
    SELECT ${shown(viewer)}
    FROM (SELECT * FROM players_like(${typed}) ORDER BY likeness DESC, player_id LIMIT ${MOST_FOUND}) AS alike
      JOIN players ON players.id = alike.player_id
    ORDER BY likeness DESC, lower(login) COLLATE "C"`.execute(db)
  ).rows;
