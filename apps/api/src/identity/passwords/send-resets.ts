import { DAY_MS, DEFAULT_LOCALE, HOUR_MS, isLocale, SECOND_MS } from '@hoshikraft/shared';
import type { Job } from '../../platform/jobs/job.ts';
import { getEmailWait } from '../../community/emails/email-limits.ts';
import { deleteOldResets, hasPendingRequest, claimRequest } from './passwords-repository.ts';
import { sendResetLink } from './send-reset-link.ts';

/**
 * Processes reset requests: sends an email if an account has the address and its email limit is not reached; otherwise does
 * nothing.
 */
export const sendResets: Job = {
  name: 'send-resets',
  everyMs: SECOND_MS,
  isDue: (app) => hasPendingRequest(app.db),
  async run(trx, app) {
    const request = await claimRequest(trx);
    if (request === undefined) return false;
    const { id: playerId, login, email } = request;
    if (playerId === null || login === null || (await getEmailWait(trx, email)) > 0) return true;
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
    return deleteOldResets(trx, { now, counted: new Date(now.getTime() - DAY_MS) });
  },
};
