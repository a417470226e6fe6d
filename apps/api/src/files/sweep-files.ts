import { DAY_MS, HOUR_MS } from '@hoshikraft/shared';
import type { AppContext } from '../context.ts';
import type { Job } from '../jobs/job.ts';
import { deleteStaleRendered } from './rendered-repository.ts';
import {
  forgetFiles,
  forgetLookUploads,
  forgetTakenOff,
  forgetUnusedImages,
  forgetUnusedSources,
  looseFiles,
} from './unused-repository.ts';

/** What was drawn and nobody has asked for in so long is drawn again when somebody does, milliseconds. */
const DRAWN_KEPT_MS = 30 * DAY_MS;
/** An avatar that was taken off can be brought back for so long, milliseconds. */
const TAKEN_OFF_KEPT_MS = 30 * DAY_MS;
/** Removed at once, a count. */
const AT_ONCE = 20;

/** Whether there may be more; what could not be removed is known on, and tried again another time. */
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
 * Forgets pictures that no kept version of a document shows, and that no avatar was cut from, a day after they came, and
 * avatars that were taken off long ago; then removes files that nothing bears: theirs, those of uploads that broke off, and
 * share pictures that nobody asks for.
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
