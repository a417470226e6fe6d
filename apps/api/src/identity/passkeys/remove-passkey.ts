import { recordAccountEvent } from '../audit-log/record-account-event.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { isOnlyMethod } from '../oauth/authorization.ts';
import { getSignInAccount } from '../oauth/links-repository.ts';
import { deletePasskey } from '../webauthn/passkeys-repository.ts';
import { presentPasskeys } from './present-passkeys.ts';

export const removePasskey = defineOperation('removePasskey', async ({ body: { id } }, context) => {
  const { app } = context;
  const { playerId } = context.session;
  const passkeys = await inTransaction(app.db, async (trx) => {
    const before = await getSignInAccount(trx, playerId, true);
    if (await deletePasskey(trx, playerId, id)) {
      if (before.passkeys === 1 && isOnlyMethod(before, 'passkey')) throw new ApiError('only_sign_in_method');
      await recordAccountEvent(trx, context, { playerId, kind: 'passkey_removed' });
    }
    return presentPasskeys(trx, playerId);
  });
  return { status: 200, body: passkeys };
});
