import { recordAccountEvent } from '../audit-log/record-account-event.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { withCode } from './check-code.ts';
import { listFactors } from './factors-repository.ts';
import { getTwoFactorState } from './present-two-factor.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';

export const createRecoveryCodes = defineOperation('createRecoveryCodes', async ({ body }, context) => {
  const { app, session } = context;
  const { playerId } = session;
  if ((await listFactors(app.db, playerId)).length === 0) throw new ApiError('factor_off');
  const made = await withCode(context, body.code, async (trx) => {
    await recordAccountEvent(trx, context, { playerId, kind: 'recovery_codes_made' });
    const recoveryCodes = await replaceRecoveryCodes(trx, playerId);
    return { state: await getTwoFactorState(app, trx, playerId), recoveryCodes };
  });
  return { status: 200, body: made, headers: { 'cache-control': 'private, no-store' } };
});
