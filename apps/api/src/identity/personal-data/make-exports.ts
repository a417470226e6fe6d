import { HOUR_MS, SECOND_MS } from '@hoshikraft/shared';
import type { AppContext } from '../../context.ts';
import { queueEmail } from '../../community/emails/queue-email.ts';
import { findContact } from '../../community/players/contacts-repository.ts';
import { newArchiveName } from '../../content/files/file-names.ts';
import { beginFiles } from '../../content/files/uploads-repository.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Job, OwnJob } from '../../platform/jobs/job.ts';
import { claimExport, deleteOldExports, failExport, finishExport, keptUntil } from './exports-repository.ts';
import { makeArchive } from './make-archive.ts';

/** Stores a player's archive and queues the email that says so. */
async function makeExport(app: AppContext, playerId: string, begunAt: Date): Promise<void> {
  const archive = await makeArchive(app, playerId);
  const [name, now] = [newArchiveName(), app.clock.now()];
  await beginFiles(app.db, [name], now);
  await app.files.put(name, archive);
  await inTransaction(app.db, async (trx) => {
    // Otherwise nothing refers to the file, and the cleanup job removes it.
    if (!(await finishExport(trx, { playerId, begunAt, name, now }))) return;
    const { login, email, locale } = await findContact(trx, playerId);
    const args = { login, until: keptUntil(now).toISOString() };
    if (email !== null) await queueEmail(trx, app, { to: email, locale, kind: 'export', args, playerId });
  });
}

/** Makes the requested archives, one after another; a failed one is tried again later, three times in all. */
export const makeExports: OwnJob = {
  name: 'make-exports',
  everyMs: 10 * SECOND_MS,
  async work(app) {
    while (!app.state.draining) {
      const claimed = await claimExport(app.db, app.clock.now());
      if (claimed === undefined || claimed.begun_at === null) return;
      try {
        await makeExport(app, claimed.player_id, claimed.begun_at);
      } catch (error) {
        app.log.warn({ err: error, job: 'make-exports' }, 'an archive of data was not made');
        await failExport(app.db, claimed.player_id, app.clock.now());
      }
    }
  },
};

/** Forgets archives whose time is over; the cleanup of files removes them. */
export const sweepExports: Job = {
  name: 'sweep-exports',
  everyMs: HOUR_MS,
  run: (trx, app) => deleteOldExports(trx, app.clock.now()),
};
