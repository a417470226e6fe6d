/** `npm run rollups -w @hoshikraft/api`: adds playtime up anew from the play sessions, beside a running API. */
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/open.ts';
import { PATIENCE } from '../database/postgres.ts';
import { rebuildRollups } from './rollups-repository.ts';

const { url, pgliteDir } = readConfig(process.env).database;
const onFault = (error: Error) => void process.stderr.write(`${error.message}\n`);
const database = await openDatabase({ url, poolSize: 1, pgliteDir, onFault, waits: PATIENCE });
try {
  await rebuildRollups(database.db);
  process.stdout.write('Playtime is added up anew from the play sessions\n');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await database.close();
}
