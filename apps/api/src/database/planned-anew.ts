import { sql } from 'kysely';

const MARK = '/* planned anew */';

/**
 * Begins a statement that is planned each time it runs (postgres.ts). A prepared one keeps the plan of its first runs
 * until statistics come, and for a table that was nearly empty then, that is to read all of it.
 */
export const plannedAnew = sql.raw(`${MARK} `);

export const isPlannedAnew = (text: string): boolean => text.startsWith(MARK);
