import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { withCode } from './check-code.ts';
import { listFactors } from './factors-repository.ts';
import { getTwoFactorState } from './present-two-factor.ts';
import { removeFactor } from './remove-factor.ts';

/** Turns a factor off. It takes a code of any factor or a recovery code, because the factor itself may be lost. */
export const unlinkTwoFactor = defineOperation('unlinkTwoFactor', async ({ body }, context) => {
  const { app, session } = context;
  const { playerId } = session;
  if (!(await listFactors(app.db, playerId)).includes(body.factor)) throw new ApiError('factor_off');
  const state = await withCode(context, body.code, async (trx) => {
    if (!(await removeFactor(trx, context, playerId, body.factor))) throw new ApiError('factor_off');
    return getTwoFactorState(app, trx, playerId);
  });
  return { status: 200, body: state };
});
