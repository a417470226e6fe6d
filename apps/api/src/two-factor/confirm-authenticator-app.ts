import { recordAccountEvent } from '../account-history/record-account-event.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { ApiError } from '../errors/api-error.ts';
import { defineOperation } from '../http/define-operation.ts';
import { stepOfCode } from './app-secret.ts';
import { codeRefused } from './check-code.ts';
import { confirmApp, lockApp, lockFactors, spendStep } from './factors-repository.ts';
import { factorAdded } from './factor-added.ts';

/** Turns an app on once it has shown a right code. Guessing here opens nothing: the secret was just told to the same session. */
export const confirmAuthenticatorApp = defineOperation('confirmAuthenticatorApp', async ({ body }, context) => {
  const { app, session, locale } = context;
  const { playerId } = session;
  const added = await inTransaction(app.db, async (trx) => {
    await lockFactors(trx, playerId);
    const begun = await lockApp(trx, playerId);
    if (begun === undefined) throw new ApiError('factor_off');
    if (begun.confirmed_at !== null) throw new ApiError('factor_on');
    const step = stepOfCode(app, playerId, begun.secret, body.code.replace(/[\s-]/g, ''));
    if (step === null) throw codeRefused('wrong', locale);
    await spendStep(trx, playerId, step);
    await confirmApp(trx, playerId, app.clock.now());
    await recordAccountEvent(trx, context, { playerId, kind: 'factor_on', service: 'app' });
    return factorAdded(app, trx, playerId);
  });
  return { status: 200, body: added, headers: { 'cache-control': 'private, no-store' } };
});
