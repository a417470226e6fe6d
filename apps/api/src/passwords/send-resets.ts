import { DAY_MS, DEFAULT_LOCALE, HOUR_MS, isLocale, SECOND_MS } from '@hoshikraft/shared';
import type { Job } from '../jobs/job.ts';
import { waitForLetter } from '../letters/letter-limits.ts';
import { forgetResets, requestWaits, takeRequest } from './passwords-repository.ts';
import { sendResetLink } from './send-reset-link.ts';

/**
 * Answers those who forgot their password: whose e-mail an account has gets a letter, unless its address has had enough of
 * them; of nobody else anything shows.
 */
export const sendResets: Job = {
  name: 'send-resets',
  everyMs: SECOND_MS,
  isDue: (app) => requestWaits(app.db),
  async run(trx, app) {
    const request = await takeRequest(trx);
    if (request === undefined) return false;
    const { id: playerId, login, email } = request;
    if (playerId === null || login === null || (await waitForLetter(trx, email)) > 0) return true;
    const locale = isLocale(request.locale) ? request.locale : DEFAULT_LOCALE;
    await sendResetLink(trx, app, { playerId, login, email, locale });
    return true;
  },
};

export const sweepResets: Job = {
  name: 'sweep-resets',
  everyMs: HOUR_MS,
  run(trx, app) {
    const now = app.clock.now();
    return forgetResets(trx, { now, counted: new Date(now.getTime() - DAY_MS) });
  },
};
