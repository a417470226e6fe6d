import { recordAccountEvent } from '../audit-log/record-account-event.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { isAvailable, isEnabled, isOnlyMethod, presentAuthorization } from './authorization.ts';
import { setSignIn, getSignInAccount } from './links-repository.ts';

export const updateCabinetAuthorization = defineOperation(
  'updateCabinetAuthorization',
  async ({ body: { method, enabled } }, context) => {
    const { app } = context;
    const { playerId } = context.session;
    const account = await inTransaction(app.db, async (trx) => {
      const before = await getSignInAccount(trx, playerId, true);
      if (enabled && !isAvailable(before, method)) throw new ApiError('no_sign_in_method');
      if (!enabled && isOnlyMethod(before, method)) throw new ApiError('only_sign_in_method');
      if (isEnabled(before, method) === enabled) return before;
      await setSignIn(trx, playerId, method, enabled);
      await recordAccountEvent(trx, context, {
        playerId,
        kind: enabled ? 'sign_in_on' : 'sign_in_off',
        service: method,
      });
      return getSignInAccount(trx, playerId, false);
    });
    return { status: 200, body: presentAuthorization(account) };
  },
);
