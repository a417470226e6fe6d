import type { components } from '@hoshikraft/contract';
import type { AppContext } from '../context.ts';
import type { Trx } from '../database/types.ts';
import { twoFactorState } from './present-two-factor.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { countRecoveryCodes } from './recovery-codes-repository.ts';

/** What a player is told who has turned a factor on: the first one comes with recovery codes. */
export async function factorAdded(
  app: AppContext,
  trx: Trx,
  playerId: string,
): Promise<components['schemas']['FactorAdded']> {
  const recoveryCodes = (await countRecoveryCodes(trx, playerId)) > 0 ? null : await newRecoveryCodes(trx, playerId);
  return { state: await twoFactorState(app, trx, playerId), recoveryCodes };
}
