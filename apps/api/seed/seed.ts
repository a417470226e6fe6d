import { sql } from 'kysely';
import { createPasswordHasher } from '../src/community/players/password-hasher.ts';
import type { Config } from '../src/config.ts';
import { sealAppSecret } from '../src/identity/two-factor/app-secret.ts';
import type { Db } from '../src/platform/database/types.ts';
import { contentRows } from './content-rows.ts';
import { writeRules, writeSamples, writeServers } from './write-content.ts';
import { writeDocuments } from './write-documents.ts';
import { writeInvites } from './write-invites.ts';
import { writeGameKeys } from './write-game-keys.ts';
import { writePlayers } from './write-players.ts';

/** Key of the advisory lock by which processes that start at the same time seed one after another. */
const LOCK = 7_041_512_338;

const takeLock = (db: Db) => sql`SELECT pg_advisory_xact_lock(${LOCK}::bigint)`.execute(db);

/**
 * Writes what a new installation starts with: the servers of the product with their privileges, and the rules. Each only where
 * there is none yet, so that no run overwrites a change.
 */
export async function seedContent(db: Db): Promise<void> {
  const rows = contentRows();
  await db.transaction().execute(async (trx) => {
    await takeLock(trx);
    await writeServers(trx, rows);
    await writeRules(trx, rows);
  });
}

/** Writes the content, and the sample team and wipes, which no installation has. For development and tests only. */
export async function seedSampleContent(db: Db): Promise<void> {
  await seedContent(db);
  await db.transaction().execute(async (trx) => {
    await takeLock(trx);
    await writeSamples(trx, contentRows());
  });
}

/**
 * Writes the content, the sample players and documents, and the game keys of the sandbox. For development and tests only: all
 * sample players share one known password.
 *
 * @throws Error in production, where the configuration has neither the password nor the game secret of development
 */
export async function seedDevelopment(
  db: Db,
  config: Pick<Config, 'devPassword' | 'devOperatorApp' | 'devGameSecret' | 'gameKeysSecret' | 'sealingSecret'>,
  now: Date,
): Promise<void> {
  const { devPassword, devOperatorApp, devGameSecret, gameKeysSecret } = config;
  if (devPassword === null || devOperatorApp === null || devGameSecret === null) {
    throw new Error('Sample players have a known password, so production can only seed content: add -- --content');
  }
  await seedSampleContent(db);
  const passwordHash = await createPasswordHasher(1).hash(devPassword);
  await db.transaction().execute(async (trx) => {
    await takeLock(trx);
    await writePlayers(trx, { passwordHash, sealApp: (id) => sealAppSecret({ config }, id, devOperatorApp) }, now);
    await writeInvites(trx, now);
    await writeGameKeys(trx, devGameSecret, gameKeysSecret, now);
    await writeDocuments(trx);
  });
}
