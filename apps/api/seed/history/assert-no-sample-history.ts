import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/types.ts';

/** @throws Error if the database has sample history: production shows only real play */
export async function assertNoSampleHistory(db: Db): Promise<void> {
  const { rows } = await sql<{ known: boolean }>`SELECT to_regclass('sample_history') IS NOT NULL AS known`.execute(db);
  if (rows[0]?.known !== true) return;
  const part = await db.selectFrom('sample_history').select('part').limit(1).executeTakeFirst();
  if (part !== undefined) throw new Error('the database holds sample history of development');
}
