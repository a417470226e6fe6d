import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { TestApp } from './test-app.ts';

/** Resolves when a connection to the test's database waits for what another holds. */
export async function untilOneWaits({ app }: TestApp): Promise<void> {
  const waiting = sql`SELECT 1 FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  while ((await waiting.execute(app.db)).rows.length === 0) await sleep(10);
}
