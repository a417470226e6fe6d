import { recordAccountEvent } from '../audit-log/record-account-event.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { isOnlyMethod, presentAuthorization } from './authorization.ts';
import { removeLink, getSignInAccount } from './links-repository.ts';
import { signsIn } from './services.ts';

export const unlinkService = defineOperation('unlinkService', async ({ body: { service } }, context) => {
  const { app } = context;
  const { playerId } = context.session;
  const account = await inTransaction(app.db, async (trx) => {
    const before = await getSignInAccount(trx, playerId, true);
    if (signsIn(service) && isOnlyMethod(before, service)) throw new ApiError('only_sign_in_method');
    if (before.links.every((link) => link.service !== service)) return before;
    await removeLink(trx, playerId, service);
    await recordAccountEvent(trx, context, { playerId, kind: 'service_unlinked', service });
    return getSignInAccount(trx, playerId, false);
  });
  return { status: 200, body: presentAuthorization(account) };
});
