import { DAY_MS, HOUR_MS } from '@hoshikraft/shared';
import type { AppContext } from '../../context.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { deleteStaleRendered } from './rendered-repository.ts';
import {
  forgetFiles,
  forgetLookUploads,
  forgetTakenOff,
  forgetUnusedImages,
  forgetUnusedSources,
  looseFiles,
} from './unused-repository.ts';

/** A rendered picture not requested for this time is deleted; it is rendered again on demand, milliseconds. */
const DRAWN_KEPT_MS = 30 * DAY_MS;
/** A removed avatar can be restored for this time, milliseconds. */
const TAKEN_OFF_KEPT_MS = 30 * DAY_MS;
/** Files removed per batch. */
const AT_ONCE = 20;

/** Removes a batch of files; failed ones are retried later. Returns whether there may be more. */
async function removeSome(app: AppContext, before: Date): Promise<boolean> {
  const names = await looseFiles(app.db, before, AT_ONCE);
  const results = await Promise.allSettled(names.map((name) => app.files.remove(name)));
  const gone = names.filter((_, index) => results[index]?.status === 'fulfilled');
  await forgetFiles(app.db, gone);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed !== undefined)
    app.log.warn({ err: failed.reason as Error, gone: gone.length }, 'files could not be removed');
  return failed === undefined && names.length === AT_ONCE;
}

/**
 * Deletes pictures, a day after their upload, that no version of a document and no avatar uses, and avatars removed long ago;
 * then removes unreferenced files: theirs, those of aborted uploads, and share pictures that are no longer requested.
 */
export const sweepFiles: Job = {
  name: 'sweep-files',
  everyMs: HOUR_MS,
  async run(trx, app) {
    const now = app.clock.now().getTime();
    const dayAgo = new Date(now - DAY_MS);
    const steps = [
      () => forgetUnusedImages(trx, dayAgo),
      () => forgetTakenOff(trx, new Date(now - TAKEN_OFF_KEPT_MS)),
      () => forgetUnusedSources(trx, dayAgo),
      () => forgetLookUploads(trx, dayAgo),
      () => deleteStaleRendered(trx, new Date(now - DRAWN_KEPT_MS)),
    ];
    let more = false;
    for (const step of steps) more = (await step()) || more;
    return more;
  },
  async after(app) {
    const before = new Date(app.clock.now().getTime() - HOUR_MS);
    let more = true;
    while (more && !app.state.draining) more = await removeSome(app, before);
  },
};
