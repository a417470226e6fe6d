import type { components } from '@hoshikraft/contract';
import { MINUTE_MS } from '@hoshikraft/shared';
import { recordAccountEvent } from '../audit-log/record-account-event.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Trx } from '../../platform/database/types.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { codeError, withCode } from './check-code.ts';
import { listFactorMethods, listFactors, lockFactors } from './factors-repository.ts';
import { getTwoFactorState } from './present-two-factor.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { countRecoveryCodes } from './recovery-codes-repository.ts';

/** How long after the first factor the first recovery codes require no code of it. */
const FIRST_CODES_MS = 15 * MINUTE_MS;

/** Whether these are the first codes, of a factor that was turned on just now. */
async function areFirst(trx: Trx, app: AppContext, playerId: string): Promise<boolean> {
  await lockFactors(trx, playerId);
  const [first, ...others] = await listFactorMethods(trx, playerId);
  if (first === undefined || others.length > 0) return false;
  const age = app.clock.now().getTime() - first.since.getTime();
  return age < FIRST_CODES_MS && (await countRecoveryCodes(trx, playerId)) === 0;
}

export const createRecoveryCodes = defineOperation('createRecoveryCodes', async ({ body: { code } }, context) => {
  const { app, session, locale } = context;
  const { playerId } = session;
  if ((await listFactors(app.db, playerId)).length === 0) throw new ApiError('factor_off');
  const create = async (trx: Trx): Promise<components['schemas']['FactorAdded']> => {
    await recordAccountEvent(trx, context, { playerId, kind: 'recovery_codes_made' });
    const recoveryCodes = await replaceRecoveryCodes(trx, playerId);
    return { state: await getTwoFactorState(app, trx, playerId), recoveryCodes };
  };
  const createFirst = async (trx: Trx) => {
    if (!(await areFirst(trx, app, playerId))) throw codeError('wrong', locale);
    return create(trx);
  };
  const created = await (code === undefined ? inTransaction(app.db, createFirst) : withCode(context, code, create));
  return { status: 200, body: created, headers: { 'cache-control': 'private, no-store' } };
});
