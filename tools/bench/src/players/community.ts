import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres, templateDatabase } from '@hoshikraft/testkit';
import type { RunningPostgres } from '@hoshikraft/testkit';
import pg from 'pg';
import { freePort, repository, startMeasured } from '../process.ts';
import type { Measured } from '../process.ts';
import { productionEnvironment } from '../servers.ts';
import { type Amounts, fillPlayers } from './fill.ts';

/** Settings of PostgreSQL on a dedicated server, reduced for a developer's machine. */
const SETTINGS = {
  shared_buffers: '1GB',
  effective_cache_size: '4GB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '8GB',
};

/** Files that the data depend on: if one changes, a new database is seeded. */
const SOURCES = [
  'apps/api/migrations/*.sql',
  'tools/bench/src/players/{fill,rows,leaderboard-scores,insert-unindexed}.ts',
];

function hashOf(amounts: Amounts): string {
  const hash = createHash('sha256').update(JSON.stringify(amounts));
  for (const file of globSync(SOURCES, { cwd: repository }).sort()) hash.update(readFileSync(join(repository, file)));
  return hash.digest('hex').slice(0, 16);
}

/** A PostgreSQL with many players, and the API that serves them as in production. */
export interface Community {
  api: Measured;
  postgres: RunningPostgres;
  databaseUrl: string;
  /** Runs a command file of the API with the API's environment; returns its output. */
  command(file: string, ...args: string[]): string;
  stop(): Promise<void>;
}

/** Makes the API compute the leaderboards of all changed players soon, and waits for it. */
export async function untilComputed(client: pg.Client, print: (line: string) => void = () => undefined): Promise<void> {
  await client.query(`UPDATE top_refreshes SET refreshed_at = refreshed_at - interval '2 minutes'`);
  const left = async () => {
    const { rows } = await client.query<{ left: number; ever: boolean }>(
      'SELECT (SELECT count(*)::integer FROM top_changes) AS left, EXISTS (SELECT FROM top_refreshes) AS ever',
    );
    return rows[0]?.ever === true ? (rows[0].left ?? 0) : Math.max(rows[0]?.left ?? 0, 1);
  };
  for (let rest = await left(), round = 0; rest > 0; rest = await left(), round += 1) {
    if (round % 100 === 0) print(`leaderboards: ${rest} changes left to compute`);
    await sleep(200);
  }
}

async function serve(databaseUrl: string): Promise<Pick<Community, 'api' | 'command' | 'stop'>> {
  const files = mkdtempSync(join(tmpdir(), 'hoshikraft-bench-files-'));
  const port = await freePort();
  const environment = productionEnvironment({ databaseUrl, files, apiPort: port });
  const api = await startMeasured('apps/api/src/main.ts', environment, port, '/health/ready');
  const command = (file: string, ...args: string[]) =>
    execFileSync(process.execPath, [file, ...args], {
      cwd: repository,
      env: { ...process.env, ...environment },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  const stop = async () => {
    await api.stop();
    rmSync(files, { recursive: true, force: true });
  };
  return { api, command, stop };
}

/** Creates the schema and servers, then players and their activity; the API computes the leaderboards. */
async function seedCommunity(databaseUrl: string, amounts: Amounts, print: (line: string) => void): Promise<void> {
  const environment = { ...process.env, ...productionEnvironment({ databaseUrl, files: tmpdir(), apiPort: 0 }) };
  const seed = ['apps/api/seed/seed-command.ts', '--content'];
  execFileSync(process.execPath, seed, { cwd: repository, stdio: ['ignore', 'ignore', 'inherit'], env: environment });
  await fillPlayers(databaseUrl, amounts, print);
  const { stop } = await serve(databaseUrl);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await untilComputed(client, print);
  } finally {
    await stop();
  }
  await client.query('VACUUM (ANALYZE)');
  await client.end();
}

/**
 * Starts the API with a community of this size. Seeds it unless `folder` has it with the same schema.
 *
 * @param folder stores the data; must be accessible to all users of the machine
 */
export async function startCommunity(
  amounts: Amounts,
  folder: string,
  print: (line: string) => void,
): Promise<Community> {
  const postgres = await startPostgres({ durable: true, folder, settings: SETTINGS });
  try {
    const name = `players_${hashOf(amounts)}`;
    await dropOthers(postgres.url, name);
    await templateDatabase(postgres.url, name, async (url) => {
      const begun = performance.now();
      await seedCommunity(url, amounts, print);
      print(`seeded in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
    });
    const databaseUrl = postgres.url.replace(/\/postgres$/, `/${name}`);
    const { api, command, stop } = await serve(databaseUrl);
    const end = async () => {
      await stop();
      await postgres.stop();
    };
    return { api, postgres, databaseUrl, command, stop: end };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

async function dropOthers(url: string, current: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `SELECT datname AS name FROM pg_database WHERE datname LIKE 'players_%' AND datname <> $1`,
    [current],
  );
  for (const { name } of rows) await client.query(`DROP DATABASE "${name}" WITH (FORCE)`);
  await client.end();
}
