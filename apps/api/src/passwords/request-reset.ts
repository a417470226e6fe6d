import { HOUR_MS } from '@hoshikraft/shared';
import { useSolution } from '../captcha/altcha.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { ApiError } from '../errors/api-error.ts';
import { addressPrefix } from '../http/address-prefix.ts';
import { defineOperation } from '../http/define-operation.ts';
import { emailFault } from '../players/field-rules.ts';
import { refuseFields } from '../players/refuse-fields.ts';
import { addRequest, countRequestsFrom } from './passwords-repository.ts';

/** Requests from one place an hour: a whole phone network may share it. */
const MOST_FROM_ONE_PLACE = 30;

/**
 * Takes down that somebody wants a letter. Whether there is an account is not asked here but by `sendResets`: the answer is
 * the same, after the same work, because it knows nothing.
 */
export const requestReset = defineOperation('requestReset', async ({ body }, { app, ip, locale }) => {
  const email = body.email.trim();
  refuseFields('form_invalid', { email: emailFault(email) }, locale);
  if (!(await useSolution(app.config.captcha, app.db, body.recaptcha))) {
    refuseFields('form_invalid', { recaptcha: 'captcha' }, locale);
  }
  const now = app.clock.now();
  const prefix = addressPrefix(ip);
  await inTransaction(app.db, async (trx) => {
    const before = await countRequestsFrom(trx, prefix, new Date(now.getTime() - HOUR_MS));
    if (before >= MOST_FROM_ONE_PLACE) {
      throw new ApiError('too_many_requests', { details: { retryAfter: HOUR_MS / 1000 } });
    }
    await addRequest(trx, { email, locale, addressPrefix: prefix, now });
  });
  return { status: 200, body: { success: true } };
});
