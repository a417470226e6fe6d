/** `npm run launcher-log -w @hoshikraft/api -- <id>` prints what a player sent to the support under that id. */
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/open.ts';
import { findLog } from './launcher-logs-repository.ts';

const [id = ''] = process.argv.slice(2);
const { url, pgliteDir } = readConfig(process.env).database;
const onFault = (error: Error) => void process.stderr.write(`${error.message}\n`);
const database = await openDatabase({ url, poolSize: 1, pgliteDir, onFault });
try {
  const log = await findLog(database.db, id.toUpperCase());
  if (log) process.stdout.write(`${log.received_at.toISOString()} client ${log.client_id ?? 'none'}\n${log.text}\n`);
  else {
    process.stderr.write(`There is no log ${id}; logs are kept for 14 days\n`);
    process.exitCode = 1;
  }
} finally {
  await database.close();
}
