import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MINUTE_MS } from '@hoshikraft/shared';
import type pg from 'pg';
import { DEADLOCK, sqlState } from '../errors/classify.ts';

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../../migrations/', import.meta.url));

/** Requests run during a migration, so it may end in a deadlock with one of them. */
const TRIES = 4;

/** Key of the advisory lock: one node migrates while the others wait. */
const LOCK = 7_041_512_337;

export interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

// The first migrations are numbered. Later ones are named by their time (UTC), because numbers of two branches clash.
const NAME = /^(0\d{3}|(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2}))_[a-z0-9_]+\.sql$/;

function orderOf(name: string): string {
  const [, order, year, ...parts] = NAME.exec(name) ?? [];
  const [month, day, hour, minute] = parts;
  const time = `${year}-${month}-${day}T${hour}:${minute}:00.000Z`;
  const known = year === undefined || (Date.parse(time) > 0 && new Date(time).toISOString() === time);
  if (order === undefined || !known) throw new Error(`${name} must be named like 20261122T0430_what_it_does.sql`);
  return order;
}

/** Migrations of a folder in order: the numbered ones, then those named by time. */
export function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  const orders = new Set<string>();
  return names.sort().map((name) => {
    const order = orderOf(name);
    if (orders.has(order)) throw new Error(`two migrations are named ${order}`);
    orders.add(order);
    const sql = readFileSync(join(folder, name), 'utf8');
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });
}

/**
 * Applies all new migrations, each in its own transaction, and returns their names.
 *
 * @throws Error when an applied migration was changed or removed; write a new migration instead
 */
export async function migrate(pool: pg.Pool, folder: string = MIGRATIONS_FOLDER): Promise<string[]> {
  const migrations = readMigrations(folder);
  const client = await pool.connect();
  try {
    await client.query('SET statement_timeout = 0; SET lock_timeout = 0');
    await queryWithLongTimeout(client, `SELECT pg_advisory_lock(${LOCK})`);
    await client.query(
      `CREATE TABLE IF NOT EXISTS schema_migrations (
        name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`,
    );
    const applied = await client.query<{ name: string; checksum: string }>(
      'SELECT name, checksum FROM schema_migrations',
    );
    const known = new Map(applied.rows.map((row) => [row.name, row.checksum]));
    refuseChanged(migrations, known);
    const fresh = migrations.filter(({ name }) => !known.has(name));
    for (const migration of fresh) await apply(client, migration);
    return fresh.map(({ name }) => name);
  } finally {
    await client.query(`SELECT pg_advisory_unlock(${LOCK})`).catch(() => undefined);
    await client.query('RESET statement_timeout; RESET lock_timeout').catch(() => undefined);
    client.release();
  }
}

/** Runs a query with a long timeout: the pool's own limit is meant for requests. */
async function queryWithLongTimeout(client: pg.PoolClient, text: string): Promise<void> {
  const query: pg.QueryConfig & { query_timeout: number } = { text, query_timeout: 30 * MINUTE_MS };
  await client.query(query);
}

function refuseChanged(migrations: Migration[], known: Map<string, string>): void {
  const present = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  for (const [name, checksum] of known) {
    if (present.get(name) !== checksum)
      throw new Error(`migration ${name} was changed or removed after it was applied`);
  }
}

async function apply(client: pg.PoolClient, migration: Migration, tries = TRIES): Promise<void> {
  const { name, sql, checksum } = migration;
  await client.query('BEGIN');
  try {
    await queryWithLongTimeout(client, sql);
    await client.query('INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2)', [name, checksum]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    if (sqlState(error) === DEADLOCK && tries > 1) return apply(client, migration, tries - 1);
    throw new Error(`migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/** Whether every migration of the folder is applied. */
export async function isMigrated(pool: pg.Pool, folder: string = MIGRATIONS_FOLDER): Promise<boolean> {
  const applied = await pool.query<{ name: string }>('SELECT name FROM schema_migrations');
  const names = new Set(applied.rows.map(({ name }) => name));
  return readMigrations(folder).every(({ name }) => names.has(name));
}
