import { inTransaction } from '../../platform/database/in-transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { createAppSecret } from './app-secret.ts';
import { beginApp, lockFactors } from './factors-repository.ts';

/** The secret is returned only here, so this response, like that of sign-in, is not stored for a repeated key. */
export const beginAuthenticatorApp = defineOperation('beginAuthenticatorApp', async (_request, { app, session }) => {
  const { playerId: id, login } = session;
  const { sealed, shown } = createAppSecret(app, { id, login });
  const begun = await inTransaction(app.db, async (trx) => {
    await lockFactors(trx, id);
    return beginApp(trx, id, sealed, app.clock.now());
  });
  if (!begun) throw new ApiError('factor_on');
  return { status: 200, body: shown, headers: { 'cache-control': 'private, no-store' } };
});
