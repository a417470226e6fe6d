/**
 * `npm run seed -w @hoshikraft/api`: content, sample players and their game keys into the configured database.
 * In production only with `-- --content`, which writes the content alone.
 */
import { readConfig } from '../src/config.ts';
import { migrate } from '../src/database/migrate.ts';
import { openDatabase } from '../src/database/open.ts';
import { seedContent, seedDevelopment } from './seed.ts';

const contentOnly = process.argv.includes('--content');
const config = readConfig(process.env);
if (config.environment === 'production' && !contentOnly) {
  throw new Error('Sample players have a known password: in production only the content can be seeded (-- --content)');
}
const database = await openDatabase({
  url: config.database.url,
  poolSize: 1,
  pgliteDir: config.database.pgliteDir,
  onFault: (error) => process.stderr.write(`${error.message}\n`),
});
try {
  await migrate(database.pool);
  if (contentOnly || config.devPassword === null) await seedContent(database.db);
  else await seedDevelopment(database.db, config.devPassword, new Date());
  process.stdout.write(contentOnly ? 'Content is in place\n' : 'Content and sample players are in place\n');
} finally {
  await database.close();
}
