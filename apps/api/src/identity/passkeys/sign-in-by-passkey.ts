import { defineOperation } from '../../platform/http/define-operation.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { startTwoFactorSession } from '../sessions/start-session.ts';
import { hashToken } from '../sessions/token.ts';
import { verifyPasskey } from '../webauthn/verify-passkey.ts';
import { consumeChallenge } from '../webauthn/consume-challenge.ts';

/** A passkey with user verification counts as two factors, so the session needs no confirmation. */
export const signInByPasskey = defineOperation('signInByPasskey', async ({ body, headers }, context) => {
  const { app } = context;
  const { passkey, browser } = body;
  const key = headers['passkey-key'];
  if (key === undefined) throw new ApiError('passkey_over');
  const challenge = await consumeChallenge(app, { purpose: 'enter', browser: hashToken(key) }, passkey.clientDataJSON);
  const signedIn = await inTransaction(app.db, async (trx) => {
    const playerId = await verifyPasskey(trx, app, { passkey, challenge });
    return startTwoFactorSession(trx, playerId, { browser }, context);
  });
  return { status: 200, body: signedIn, headers: { 'cache-control': 'private, no-store' } };
});
