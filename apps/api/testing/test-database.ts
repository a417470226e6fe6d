import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { copiedFolder, createDatabase, dropDatabase, sharedPostgresUrl, templateDatabase } from '@hoshikraft/testkit';
import { seedSampleContent } from '../seed/seed.ts';
import { migrate, MIGRATIONS_FOLDER, readMigrations } from '../src/platform/database/migrate.ts';
import { openDatabase } from '../src/platform/database/open.ts';
import type { OpenedDatabase } from '../src/platform/database/open.ts';
import type { Timeouts } from '../src/platform/database/postgres.ts';

const quiet = () => undefined;

/** Long, so that a busy machine fails no test; tests of timeouts set their own. */
const PATIENT: Timeouts = { connect: 30_000, statement: 60_000, answer: 60_000, lock: 30_000 };

async function prepare(where: { url: string | null; pgliteDir: string | null }, content: boolean): Promise<void> {
  const database = await openDatabase({ ...where, poolSize: 1, onFault: quiet, waits: PATIENT });
  try {
    await migrate(database.pool);
    if (content) await seedSampleContent(database.db);
  } finally {
    await database.close();
  }
}

/** Name that changes with the schema, so that no test run uses a stale template. */
function templateName(content: boolean): string {
  const sums = readMigrations(MIGRATIONS_FOLDER).map(({ checksum }) => checksum);
  return `${content ? 'content' : 'empty'}_${createHash('sha256').update(sums.join()).digest('hex').slice(0, 12)}`;
}

export interface TestDatabase extends OpenedDatabase {
  /** null for PGlite. */
  url: string | null;
}

/**
 * Creates a migrated database for one test file; closing it deletes it.
 *
 * @param content whether it has the servers, privileges, team and rules of the seed
 */
export async function openTestDatabase(
  engine: 'postgres' | 'pglite',
  content: boolean,
  waits: Partial<Timeouts> = {},
): Promise<TestDatabase> {
  const server = sharedPostgresUrl();
  if (engine === 'pglite') {
    const folder = await copiedFolder(server, `pglite_${templateName(content)}`, (made) =>
      prepare({ url: null, pgliteDir: made }, content),
    );
    const database = await openDatabase({ url: null, poolSize: 1, pgliteDir: folder, onFault: quiet });
    return {
      ...database,
      url: null,
      async close() {
        await database.close();
        rmSync(folder, { recursive: true });
      },
    };
  }
  const name = templateName(content);
  await templateDatabase(server, name, (url) => prepare({ url, pgliteDir: null }, content));
  const url = await createDatabase(server, name);
  const patience = { ...PATIENT, ...waits };
  const database = await openDatabase({ url, poolSize: 20, pgliteDir: null, onFault: quiet, waits: patience });
  return {
    ...database,
    url,
    async close() {
      await database.close();
      await dropDatabase(server, url);
    },
  };
}
