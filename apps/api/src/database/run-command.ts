import type pg from 'pg';
import { readConfig, type Config } from '../config.ts';
import { sqlState, UNDEFINED_TABLE } from '../errors/classify.ts';
import { openDatabase } from './open.ts';
import { PATIENCE, WAITS, type Waits } from './postgres.ts';
import type { Db } from './types.ts';

/** What a command works with. */
export interface Workplace {
  config: Config;
  db: Db;
  pool: pg.Pool;
  /** As typed behind the name of the command. */
  args: string[];
}

async function work(command: (at: Workplace) => Promise<string>, waits: Waits): Promise<string> {
  const config = readConfig(process.env);
  const { url, pgliteDir } = config.database;
  const onFault = (error: Error) => void process.stderr.write(`${error.message}\n`);
  const database = await openDatabase({ url, poolSize: 1, pgliteDir, onFault, waits });
  try {
    return await command({ config, db: database.db, pool: database.pool, args: process.argv.slice(2) });
  } finally {
    await database.close();
  }
}

function sentence(error: unknown): string {
  const said = error instanceof Error ? error.message : String(error);
  return sqlState(error) === UNDEFINED_TABLE ? `${said}: npm run migrate -w @hoshikraft/api first` : said;
}

/** As a request waits, but for a connection: on a busy machine whoever typed it would only type it again. */
const ONCE_CONNECTED: Waits = { ...WAITS, connect: PATIENCE.connect };

/**
 * Runs a command of the API on the database that the environment names, and prints what it answers. What it throws is
 * for the one who typed it: printed as a sentence, with 1 as the exit code.
 *
 * @param waits how long it waits for PostgreSQL; once connected, as a request does unless said otherwise
 */
export async function runCommand(
  command: (at: Workplace) => Promise<string>,
  waits: Waits = ONCE_CONNECTED,
): Promise<void> {
  try {
    process.stdout.write(`${await work(command, waits)}\n`);
  } catch (error) {
    process.stderr.write(`${sentence(error)}\n`);
    process.exitCode = 1;
  }
}
