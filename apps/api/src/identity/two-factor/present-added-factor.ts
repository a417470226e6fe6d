import type { components } from '@hoshikraft/contract';
import type { AppContext } from '../../context.ts';
import type { Trx } from '../../platform/database/types.ts';
import { getTwoFactorState } from './present-two-factor.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { countRecoveryCodes } from './recovery-codes-repository.ts';

/** Returns the response to turning a factor on: the first factor comes with recovery codes. */
export async function presentAddedFactor(
  app: AppContext,
  trx: Trx,
  playerId: string,
): Promise<components['schemas']['FactorAdded']> {
  const recoveryCodes =
    (await countRecoveryCodes(trx, playerId)) > 0 ? null : await replaceRecoveryCodes(trx, playerId);
  return { state: await getTwoFactorState(app, trx, playerId), recoveryCodes };
}
