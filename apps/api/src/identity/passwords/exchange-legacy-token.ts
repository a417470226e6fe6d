import { inTransaction } from '../../platform/database/in-transaction.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { startSession } from '../sessions/start-session.ts';
import { consumeLegacyToken } from './passwords-repository.ts';

const PRIVATE = { 'cache-control': 'private, no-store' };

/** Exchanges a login and token of the previous site for a session, once (docs/product/accounts.md#legacy-tokens). */
export const exchangeLegacyToken = defineOperation('exchangeLegacyToken', async ({ body, headers }, context) => {
  const signedIn = await inTransaction(context.app.db, async (trx) => {
    const playerId = await consumeLegacyToken(trx, body.login, headers['access-token']);
    return playerId === undefined ? null : startSession(trx, playerId, body, context, { isUnproved: true });
  });
  return { status: 200, body: signedIn ?? { success: false, captchaRequired: false }, headers: PRIVATE };
});
