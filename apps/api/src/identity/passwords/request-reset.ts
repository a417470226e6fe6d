import { HOUR_MS } from '@hoshikraft/shared';
import { verifyCaptcha } from '../captcha/altcha.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { addressPrefix } from '../../platform/http/address-prefix.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { readEmail, refuseFields } from '../../community/players/refuse-fields.ts';
import { addRequest, countRequestsFrom } from './passwords-repository.ts';

/** Requests per address prefix and hour: a whole phone network may share one. */
const MAX_PER_PREFIX = 30;

/**
 * Stores a request for a reset email. The account is looked up later, by `sendResets`, so the response and its timing do not
 * reveal whether an account exists.
 */
export const requestReset = defineOperation('requestReset', async ({ body }, { app, ip, locale }) => {
  const email = readEmail(body.email, locale);
  if (!(await verifyCaptcha(app.config.captcha, app.db, body.recaptcha))) {
    refuseFields('form_invalid', { recaptcha: 'captcha' }, locale);
  }
  const now = app.clock.now();
  const prefix = addressPrefix(ip);
  await inTransaction(app.db, async (trx) => {
    const before = await countRequestsFrom(trx, prefix, new Date(now.getTime() - HOUR_MS));
    if (before >= MAX_PER_PREFIX) {
      throw new ApiError('too_many_requests', { details: { retryAfter: HOUR_MS / 1000 } });
    }
    await addRequest(trx, { email, locale, addressPrefix: prefix, now });
  });
  return { status: 200, body: { success: true } };
});
