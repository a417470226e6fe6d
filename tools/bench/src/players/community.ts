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

/** A PostgreSQL of a server of its own, as far as that goes on a desk. */
const SETTINGS = {
  shared_buffers: '1GB',
  effective_cache_size: '4GB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '8GB',
};

/** What the data depend on: another schema or another filling is another database. */
const SOURCES = ['apps/api/migrations/*.sql', 'tools/bench/src/players/{fill,rows,tops,insert-unindexed}.ts'];

function stampOf(amounts: Amounts): string {
  const hash = createHash('sha256').update(JSON.stringify(amounts));
  for (const file of globSync(SOURCES, { cwd: repository }).sort()) hash.update(readFileSync(join(repository, file)));
  return hash.digest('hex').slice(0, 16);
}

/** A community on a PostgreSQL of its own, and the API that serves it as in production. */
export interface Community {
  api: Measured;
  postgres: RunningPostgres;
  databaseUrl: string;
  /** Runs a command of the API by its file, with the API's environment, and answers what it says. */
  command(file: string, ...words: string[]): string;
  stop(): Promise<void>;
}

/** Has the leaderboards of everybody who changed computed soon, and waits for it. */
export async function untilComputed(client: pg.Client, say: (line: string) => void = () => undefined): Promise<void> {
  await client.query(`UPDATE top_refreshes SET refreshed_at = refreshed_at - interval '2 minutes'`);
  const left = async () => {
    const { rows } = await client.query<{ left: number; ever: boolean }>(
      'SELECT (SELECT count(*)::integer FROM top_changes) AS left, EXISTS (SELECT FROM top_refreshes) AS ever',
    );
    return rows[0]?.ever === true ? (rows[0].left ?? 0) : Math.max(rows[0]?.left ?? 0, 1);
  };
  for (let rest = await left(), round = 0; rest > 0; rest = await left(), round += 1) {
    if (round % 100 === 0) say(`tops: ${rest} changes left to compute`);
    await sleep(200);
  }
}

async function serve(databaseUrl: string): Promise<Pick<Community, 'api' | 'command' | 'stop'>> {
  const files = mkdtempSync(join(tmpdir(), 'hoshikraft-bench-files-'));
  const port = await freePort();
  const environment = productionEnvironment({ databaseUrl, files, apiPort: port });
  const api = await startMeasured('apps/api/src/main.ts', environment, port, '/health/ready');
  const command = (file: string, ...words: string[]) =>
    execFileSync(process.execPath, [file, ...words], {
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

/** Schema and servers, then players and all they did; the API counts the steps of the tops itself. */
async function lay(databaseUrl: string, amounts: Amounts, say: (line: string) => void): Promise<void> {
  const environment = { ...process.env, ...productionEnvironment({ databaseUrl, files: tmpdir(), apiPort: 0 }) };
  const seed = ['apps/api/seed/seed-command.ts', '--content'];
  execFileSync(process.execPath, seed, { cwd: repository, stdio: ['ignore', 'ignore', 'inherit'], env: environment });
  await fillPlayers(databaseUrl, amounts, say);
  const { stop } = await serve(databaseUrl);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await untilComputed(client, say);
  } finally {
    await stop();
  }
  await client.query('VACUUM (ANALYZE)');
  await client.end();
}

/**
 * Starts the API on a community of that size, which is laid down where `folder` has none, or one of another schema.
 *
 * @param folder where the data stay; every user of the machine has to be able to get there
 */
export async function startCommunity(
  amounts: Amounts,
  folder: string,
  say: (line: string) => void,
): Promise<Community> {
  const postgres = await startPostgres({ durable: true, folder, settings: SETTINGS });
  try {
    const name = `players_${stampOf(amounts)}`;
    await dropOthers(postgres.url, name);
    await templateDatabase(postgres.url, name, async (url) => {
      const begun = performance.now();
      await lay(url, amounts, say);
      say(`laid down in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
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

async function dropOthers(url: string, kept: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `SELECT datname AS name FROM pg_database WHERE datname LIKE 'players_%' AND datname <> $1`,
    [kept],
  );
  for (const { name } of rows) await client.query(`DROP DATABASE "${name}" WITH (FORCE)`);
  await client.end();
}
