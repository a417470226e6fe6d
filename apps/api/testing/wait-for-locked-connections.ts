import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { TestApp } from './test-app.ts';

/** Resolves when `count` connections to the test's database wait for a lock. */
export async function waitForLockedConnections({ app }: TestApp, count = 1): Promise<void> {
  const waiting = sql`SELECT 1 FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  while ((await waiting.execute(app.db)).rows.length < count) await sleep(10);
}
