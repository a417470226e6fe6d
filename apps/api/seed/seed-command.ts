/**
 * `npm run seed -w @hoshikraft/api` writes content, sample players and documents, and game keys to the configured database.
 * Production allows only `-- --content`, which writes servers and rules where there are none.
 */
import { migrate } from '../src/platform/database/migrate.ts';
import { LONG_TIMEOUTS } from '../src/platform/database/postgres.ts';
import { runCommand } from '../src/platform/database/run-command.ts';
import { seedContent, seedDevelopment } from './seed.ts';

const CONTENT = '--content';

await runCommand(
  async ({ config, db, pool, args }) => {
    // A mistyped option must not write sample players, whose password is known.
    const unknown = args.find((arg) => arg !== CONTENT);
    if (unknown !== undefined) throw new Error(`Unknown option ${unknown}. Options: [${CONTENT}]`);
    await migrate(pool);
    if (args.includes(CONTENT)) {
      await seedContent(db);
      return 'Content is ready';
    }
    await seedDevelopment(db, config, new Date());
    return 'Content, sample players and documents are ready';
  },
  { waits: LONG_TIMEOUTS, creates: true },
);
