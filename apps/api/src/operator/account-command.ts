/**
 * `npm run account -w @hoshikraft/api -- show <nickname>`, `-- give-mail <nickname> <new mail> --reason "…"` or
 * `-- waive-second-factor <nickname> --reason "…"`: for the one who answers a player that has lost what they sign in with.
 * Takes the environment of the API, whose secrets seal letters.
 */
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/open.ts';
import { runAccount } from './run-account.ts';

async function main(): Promise<string> {
  const config = readConfig(process.env);
  const { url, pgliteDir } = config.database;
  const onFault = (error: Error) => void process.stderr.write(`${error.message}\n`);
  const database = await openDatabase({ url, poolSize: 1, pgliteDir, onFault });
  try {
    const office = { config, db: database.db, clock: { now: () => new Date() } };
    return await runAccount(office, process.argv.slice(2));
  } finally {
    await database.close();
  }
}

try {
  process.stdout.write(`${await main()}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
