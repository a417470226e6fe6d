import { ApiError } from '../errors/api-error.ts';
import { defineOperation } from '../http/define-operation.ts';
import { withCode } from './check-code.ts';
import { factorsOf } from './factors-repository.ts';
import { twoFactorState } from './present-two-factor.ts';
import { removeFactor } from './remove-factor.ts';

/** Turns a factor off. A code of any factor will do, or a recovery code: the phone may be the one that was lost. */
export const unlinkTwoFactor = defineOperation('unlinkTwoFactor', async ({ body }, context) => {
  const { app, session } = context;
  const { playerId } = session;
  if (!(await factorsOf(app.db, playerId)).includes(body.factor)) throw new ApiError('factor_off');
  const state = await withCode(context, body.code, async (trx) => {
    if (!(await removeFactor(trx, context, playerId, body.factor))) throw new ApiError('factor_off');
    return twoFactorState(app, trx, playerId);
  });
  return { status: 200, body: state };
});
