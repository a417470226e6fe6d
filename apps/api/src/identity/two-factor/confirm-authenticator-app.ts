import { recordAccountEvent } from '../audit-log/record-account-event.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { findCodeStep } from './app-secret.ts';
import { codeError } from './check-code.ts';
import { confirmApp, lockApp, lockFactors, consumeStep } from './factors-repository.ts';
import { presentAddedFactor } from './present-added-factor.ts';

/** Turns an app on after a right code. Attempts are not limited: this session already has the secret. */
export const confirmAuthenticatorApp = defineOperation('confirmAuthenticatorApp', async ({ body }, context) => {
  const { app, session, locale } = context;
  const { playerId } = session;
  const added = await inTransaction(app.db, async (trx) => {
    await lockFactors(trx, playerId);
    const begun = await lockApp(trx, playerId);
    if (begun === undefined) throw new ApiError('factor_off');
    if (begun.confirmed_at !== null) throw new ApiError('factor_on');
    const step = findCodeStep(app, playerId, begun.secret, body.code.replace(/[\s-]/g, ''));
    if (step === null) throw codeError('wrong', locale);
    await consumeStep(trx, playerId, step);
    await confirmApp(trx, playerId, app.clock.now());
    await recordAccountEvent(trx, context, { playerId, kind: 'factor_on', service: 'app' });
    return presentAddedFactor(app, trx, playerId);
  });
  return { status: 200, body: added, headers: { 'cache-control': 'private, no-store' } };
});
