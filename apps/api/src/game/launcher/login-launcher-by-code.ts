import { startSession } from '../../identity/sessions/start-session.ts';
import { hashToken, isTokenOf } from '../../identity/sessions/token.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { consumeCode } from './launcher-codes-repository.ts';

/**
 * The session waits for the second factor, as after every other sign-in. A button that was pressed in the browser is no
 * authentication: the session has not passed step-up authentication.
 */
export const loginLauncherByCode = defineOperation('loginLauncherByCode', async ({ body }, context) => {
  const { code, verifier, port, systemData } = body;
  // Outside of the transaction: a code is used up even if the verifier is wrong.
  const approved = await consumeCode(context.app.db, hashToken(code), context.app.clock.now());
  if (approved === undefined || approved.port !== port || !isTokenOf(approved.challenge, verifier)) {
    throw new ApiError('launcher_code_over');
  }
  const signedIn = await inTransaction(context.app.db, (trx) =>
    startSession(trx, approved.playerId, { system: systemData }, context, { isUnproved: true }),
  );
  return { status: 200, body: signedIn, headers: { 'cache-control': 'private, no-store' } };
});
