import { sql } from 'kysely';
import { createPasswordHasher } from '../src/accounts/password-hasher.ts';
import type { Db } from '../src/database/types.ts';
import { contentRows } from './content-rows.ts';
import { writeContent, writeInformation } from './write-content.ts';
import { writePlayers } from './write-players.ts';

/** Any number of our own: two processes that start together seed one after the other. */
const LOCK = 7_041_512_338;

const takeLock = (db: Db) => sql`SELECT pg_advisory_xact_lock(${LOCK}::bigint)`.execute(db);

/** Writes servers, privileges, team and rules; once more changes nothing. */
export async function seedContent(db: Db): Promise<void> {
  const rows = contentRows();
  await db.transaction().execute(async (trx) => {
    await takeLock(trx);
    await writeContent(trx, rows);
    await writeInformation(trx, rows);
  });
}

/**
 * Writes the content and the sample players. For development and tests only: everyone knows the password.
 *
 * @param password one for all sample players; hashed once, which is why their hashes are equal
 */
export async function seedDevelopment(db: Db, password: string, now: Date): Promise<void> {
  await seedContent(db);
  const passwordHash = await createPasswordHasher(1).hash(password);
  await db.transaction().execute(async (trx) => {
    await takeLock(trx);
    await writePlayers(trx, passwordHash, now);
  });
}
