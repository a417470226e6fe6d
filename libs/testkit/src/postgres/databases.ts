import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { sharedFolder } from './shared-url.ts';

async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function urlOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.toString();
}

/** Runs `work` with an exclusive lock on the name among all workers of the run. */
const withLock = <Result>(
  server: string,
  name: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> =>
  withClient(server, async (client) => {
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [name]);
    return work(client);
  });

/**
 * Creates a template database once per run: the first caller creates it, others wait for it.
 *
 * @param name identifies the content that `prepare` creates, such as a checksum of migrations
 */
export async function templateDatabase(
  server: string,
  name: string,
  prepare: (url: string) => Promise<void>,
): Promise<void> {
  await withLock(server, name, async (client) => {
    const known = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (known.rows.length > 0) return;
    await client.query(`CREATE DATABASE "${name}"`);
    try {
      await prepare(urlOf(server, name));
    } catch (error) {
      await client.query(`DROP DATABASE "${name}" WITH (FORCE)`);
      throw error;
    }
  });
}

/**
 * Returns a new copy of a folder that is prepared once per run by the first caller. Removed at the end of the run.
 *
 * @param name identifies the content that `prepare` creates, such as a checksum of migrations
 */
export async function copiedFolder(
  server: string,
  name: string,
  prepare: (folder: string) => Promise<void>,
): Promise<string> {
  const template = join(sharedFolder(), name);
  await withLock(server, name, async () => {
    if (existsSync(template)) return;
    const unfinished = mkdtempSync(`${template}-`);
    await prepare(unfinished);
    renameSync(unfinished, template);
  });
  const copy = mkdtempSync(`${template}-`);
  cpSync(template, copy, { recursive: true });
  return copy;
}

/** Creates a copy of the template (about 100 ms), or an empty database; returns its URL. */
export async function createDatabase(server: string, template?: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await withClient(server, (client) =>
    client.query(`CREATE DATABASE "${name}"${template === undefined ? '' : ` TEMPLATE "${template}"`}`),
  );
  return urlOf(server, name);
}

export async function dropDatabase(server: string, url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  await withClient(server, (client) => client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`));
}
