import type { components } from '@hoshikraft/contract';
import type { AppContext } from '../context.ts';
import type { Db } from '../database/types.ts';
import { methodsOf } from './factors-repository.ts';
import { linkCodeOf } from './link-code.ts';
import { countRecoveryCodes } from './recovery-codes-repository.ts';

/** Two-factor state of a player (docs/product/accounts.md#second-factor). */
export async function twoFactorState(
  app: AppContext,
  db: Db,
  playerId: string,
): Promise<components['schemas']['TwoFactor']> {
  const methods = await methodsOf(db, playerId);
  return {
    enabled: methods.length > 0,
    type: methods[0]?.factor ?? 0,
    code: await linkCodeOf(app, db, playerId),
    methods: methods.map(({ since, ...method }) => ({ ...method, since: since.toISOString() })),
    recoveryCodes: await countRecoveryCodes(db, playerId),
  };
}
