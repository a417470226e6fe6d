import type { components } from '@hoshikraft/contract';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../platform/database/types.ts';
import { listFactorMethods } from './factors-repository.ts';
import { getLinkCode } from './link-code.ts';
import { countRecoveryCodes } from './recovery-codes-repository.ts';

/** Returns the two-factor state of a player (docs/product/accounts.md#second-factor). */
export async function getTwoFactorState(
  app: AppContext,
  db: Db,
  playerId: string,
): Promise<components['schemas']['TwoFactor']> {
  const methods = await listFactorMethods(db, playerId);
  return {
    enabled: methods.length > 0,
    type: methods[0]?.factor ?? 0,
    code: await getLinkCode(app, db, playerId),
    methods: methods.map(({ since, ...method }) => ({ ...method, since: since.toISOString() })),
    recoveryCodes: await countRecoveryCodes(db, playerId),
  };
}
