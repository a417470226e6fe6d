import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { askKeys } from './keys-together.ts';

const [OWNERS, KEYS] = [20, 100];
let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

interface Plan {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

const readOf = ({ Plans = [], ...node }: Plan): number => {
  const rows = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
  return (node['Relation Name'] === undefined ? 0 : rows) + Plans.reduce((sum, plan) => sum + readOf(plan), 0);
};

/** A value as it stands in a statement; a list is what pg sends for it. */
const literal = (value: unknown): string => {
  if (typeof value === 'number') return String(value);
  if (value instanceof Date) return `'${value.toISOString()}'`;
  return `'{${(value as { toPostgres: () => string[] }).toPostgres().join()}}'`;
};

test('asking for some keys reads those alone, however many are kept', async () => {
  const { db } = api.app;
  await sql`INSERT INTO idempotency_keys (owner, key, request_hash, created_at, status, reply)
    SELECT 'player:' || owner, gen_random_uuid(), '\\x00', now(), 200, '{}'
    FROM generate_series(1, ${OWNERS}::integer) owner, generate_series(1, ${KEYS}::integer)`.execute(db);
  await sql`ANALYZE idempotency_keys`.execute(db);
  const kept = await db.selectFrom('idempotency_keys').select(['owner', 'key']).limit(16).execute();
  const asked = [...kept, { owner: 'player:1', key: randomUUID() }];
  const compiled = askKeys(asked, new Date()).compile();
  expect((await db.executeQuery(compiled)).rows).toHaveLength(16);
  const plan = await db.connection().execute(async (one) => {
    // As on a connection that asked often: planned once for whatever keys.
    await sql`SET plan_cache_mode = force_generic_plan`.execute(one);
    await sql.raw(`PREPARE asked AS ${compiled.sql}`).execute(one);
    const values = compiled.parameters.map(literal).join();
    const explain = sql.raw<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `EXPLAIN (ANALYZE, FORMAT JSON) EXECUTE asked (${values})`,
    );
    const { rows } = await explain.execute(one);
    await sql`DEALLOCATE asked; RESET plan_cache_mode`.execute(one);
    return (rows[0] as (typeof rows)[number])['QUERY PLAN'][0].Plan;
  });
  expect(readOf(plan)).toBeLessThanOrEqual(asked.length);
});
