import { sql } from 'kysely';
import type { Db } from '../../platform/database/types.ts';

/** Counts one download on a day, written like 2026-01-31, for a system. */
export async function addDownload(db: Db, day: string, system: string): Promise<void> {
  await sql`
    INSERT INTO launcher_downloads AS kept (day, system, count) VALUES (${day}::date, ${system}, 1)
    ON CONFLICT (day, system) DO UPDATE SET count = kept.count + 1`.execute(db);
}
