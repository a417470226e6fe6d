import { defineOperation } from '../http/define-operation.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { ApiError } from '../errors/api-error.ts';
import { startTwoFactorSession } from '../sessions/start-session.ts';
import { hashToken } from '../sessions/token.ts';
import { spendPasskey } from '../webauthn/spend-passkey.ts';
import { takeAnswer } from '../webauthn/take-answer.ts';

/** Who has the device and is recognised by it has given two factors: there is nothing to wait for. */
export const signInByPasskey = defineOperation('signInByPasskey', async ({ body, headers }, context) => {
  const { app } = context;
  const { passkey, browser } = body;
  const key = headers['passkey-key'];
  if (key === undefined) throw new ApiError('passkey_over');
  const challenge = await takeAnswer(app, { purpose: 'enter', browser: hashToken(key) }, passkey.clientDataJSON);
  const signedIn = await inTransaction(app.db, async (trx) => {
    const playerId = await spendPasskey(trx, app, { passkey, challenge });
    return startTwoFactorSession(trx, playerId, { browser }, context);
  });
  return { status: 200, body: signedIn, headers: { 'cache-control': 'private, no-store' } };
});
