import { HOUR_MS } from '@hoshikraft/shared';
import type { Job } from '../jobs/job.ts';
import { forgetChallenges } from '../webauthn/challenges-repository.ts';

/** Forgets questions that no passkey answered in time. */
export const sweepPasskeys: Job = {
  name: 'sweep-passkeys',
  everyMs: HOUR_MS,
  run: (trx, app) => forgetChallenges(trx, app.clock.now()),
};
