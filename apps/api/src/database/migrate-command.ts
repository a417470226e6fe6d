/** `npm run migrate -w @hoshikraft/api`: brings the configured database to the newest schema. */
import { readConfig } from '../config.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open.ts';

const config = readConfig(process.env);
const database = await openDatabase({
  url: config.database.url,
  poolSize: 1,
  pgliteDir: config.database.pgliteDir,
  onFault: (error) => process.stderr.write(`${error.message}\n`),
});
try {
  const applied = await migrate(database.pool);
  process.stdout.write(applied.length === 0 ? 'Nothing to apply\n' : `Applied ${applied.join(', ')}\n`);
} finally {
  await database.close();
}
