/**
 * `npm run seed -w @hoshikraft/api`: content, sample players and documents, and game keys into the configured database.
 * In production only with `-- --content`, which writes the content alone.
 */
import { readConfig } from '../src/config.ts';
import { migrate } from '../src/database/migrate.ts';
import { openDatabase } from '../src/database/open.ts';
import { PATIENCE } from '../src/database/postgres.ts';
import { seedContent, seedDevelopment } from './seed.ts';

const contentOnly = process.argv.includes('--content');
const config = readConfig(process.env);
const database = await openDatabase({
  url: config.database.url,
  poolSize: 1,
  pgliteDir: config.database.pgliteDir,
  waits: PATIENCE,
  onFault: (error) => process.stderr.write(`${error.message}\n`),
});
try {
  await migrate(database.pool);
  if (contentOnly) await seedContent(database.db);
  else await seedDevelopment(database.db, config, new Date());
  process.stdout.write(contentOnly ? 'Content is in place\n' : 'Content, sample players and documents are in place\n');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await database.close();
}
