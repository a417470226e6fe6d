import { recordAccountEvent } from '../account-history/record-account-event.ts';
import type { Trx } from '../database/types.ts';
import { ApiError } from '../errors/api-error.ts';
import { defineOperation } from '../http/define-operation.ts';
import { removeBotFactor } from './bot-factors-repository.ts';
import { withCode } from './check-code.ts';
import { type Factor, FACTORS } from './factors.ts';
import { factorsOf, removeApp } from './factors-repository.ts';
import { twoFactorState } from './present-two-factor.ts';
import { forgetRecoveryCodes } from './recovery-codes-repository.ts';

const NAMES = { 1: 'telegram', 2: 'vk', 3: 'app', 4: 'passkey' } as const;

const REMOVE: Readonly<Record<Factor, (trx: Trx, playerId: string) => Promise<boolean>>> = {
  [FACTORS.telegram]: (trx, playerId) => removeBotFactor(trx, playerId, 'telegram'),
  [FACTORS.vk]: (trx, playerId) => removeBotFactor(trx, playerId, 'vk'),
  [FACTORS.app]: removeApp,
  // Passkeys are removed one by one.
  [FACTORS.passkey]: async () => false,
};

/** Turns a factor off. A code of any factor will do, or a recovery code: the phone may be the one that was lost. */
export const unlinkTwoFactor = defineOperation('unlinkTwoFactor', async ({ body }, context) => {
  const { app, session } = context;
  const { playerId } = session;
  if (!(await factorsOf(app.db, playerId)).includes(body.factor)) throw new ApiError('factor_off');
  const state = await withCode(context, body.code, async (trx) => {
    if (!(await REMOVE[body.factor](trx, playerId))) throw new ApiError('factor_off');
    await recordAccountEvent(trx, context, { playerId, kind: 'factor_off', service: NAMES[body.factor] });
    if ((await factorsOf(trx, playerId)).length === 0) await forgetRecoveryCodes(trx, playerId);
    return twoFactorState(app, trx, playerId);
  });
  return { status: 200, body: state };
});
