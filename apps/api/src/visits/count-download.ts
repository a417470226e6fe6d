import { sql } from 'kysely';
import { defineOperation } from '../http/define-operation.ts';

/** Counts a download of the launcher by day (UTC) and system. */
export const countDownload = defineOperation('countDownload', async ({ body }, { app }) => {
  const day = app.clock.now().toISOString().slice(0, 10);
  await sql`
    INSERT INTO launcher_downloads AS kept (day, system, count) VALUES (${day}::date, ${body.system}, 1)
    ON CONFLICT (day, system) DO UPDATE SET count = kept.count + 1`.execute(app.db);
  return { status: 200, body: { success: true } };
});
