import { existsSync } from 'node:fs';
import type pg from 'pg';
import { readConfig, type Config } from '../../config.ts';
import { ApiError, errorBody } from '../errors/api-error.ts';
import { sqlState, UNDEFINED_TABLE } from '../errors/classify.ts';
import { openDatabase } from './open.ts';
import { LONG_TIMEOUTS, REQUEST_TIMEOUTS, type Timeouts } from './postgres.ts';
import type { Db } from './types.ts';

/** Context of a command. */
export interface CommandContext {
  config: Config;
  db: Db;
  pool: pg.Pool;
  /** Arguments after the name of the command. */
  args: string[];
}

/** Timeouts of a request, with a longer one to connect: on a busy machine an operator would only retry. */
const ONCE_CONNECTED: Timeouts = { ...REQUEST_TIMEOUTS, connect: LONG_TIMEOUTS.connect };

interface Options {
  /** Timeouts for PostgreSQL; those of a request by default, once connected. */
  waits?: Timeouts;
  /** Whether the command creates the folder of PGlite; any other would only find an empty database. */
  creates?: boolean;
}

async function work(command: (at: CommandContext) => Promise<string>, options: Options): Promise<string> {
  const config = readConfig(process.env);
  const { url, pgliteDir } = config.database;
  if (url === null && options.creates !== true && !existsSync(pgliteDir))
    throw new Error(`No database at ${pgliteDir}: set DATABASE_URL, PGLITE_DIR or DEV_DIR as for the API`);
  const onFault = (error: Error) => void process.stderr.write(`${error.message}\n`);
  const database = await openDatabase({ url, poolSize: 1, pgliteDir, onFault, waits: options.waits ?? ONCE_CONNECTED });
  try {
    return await command({ config, db: database.db, pool: database.pool, args: process.argv.slice(2) });
  } finally {
    await database.close();
  }
}

function sentence(error: unknown): string {
  if (error instanceof ApiError) return String(errorBody(error, 'en', '').details?.description);
  const said = error instanceof Error ? error.message : String(error);
  return sqlState(error) === UNDEFINED_TABLE ? `${said}: run npm run migrate -w @hoshikraft/api first` : said;
}
/**
 * Runs a command of the API on the configured database and prints its result. An error is printed as a sentence for the
 * operator, with exit code 1.
 */
export async function runCommand(
  command: (at: CommandContext) => Promise<string>,
  options: Options = {},
): Promise<void> {
  try {
    process.stdout.write(`${await work(command, options)}\n`);
  } catch (error) {
    process.stderr.write(`${sentence(error)}\n`);
    process.exitCode = 1;
  }
}
