import { HOUR_MS } from '@hoshikraft/shared';
import type { Job } from '../../platform/jobs/job.ts';
import { deleteExpiredChallenges } from '../webauthn/challenges-repository.ts';

/** Deletes challenges that expired unused. */
export const sweepPasskeys: Job = {
  name: 'sweep-passkeys',
  everyMs: HOUR_MS,
  run: (trx, app) => deleteExpiredChallenges(trx, app.clock.now()),
};
