import { HOUR_MS } from '@hoshikraft/shared';
import type { Job } from '../jobs/job.ts';
import { forgetOauthBefore } from './oauth-repository.ts';

/** Forgets who went to a service and never came back, who was never registered, and nonces that are too old by themselves. */
export const sweepOauth: Job = {
  name: 'sweep-oauth',
  everyMs: HOUR_MS,
  run: (trx, app) => forgetOauthBefore(trx, app.clock.now()),
};
