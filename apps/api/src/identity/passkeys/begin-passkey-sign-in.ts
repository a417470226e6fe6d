import { defineOperation } from '../../platform/http/define-operation.ts';
import { hashToken, newToken } from '../sessions/token.ts';
import { createPasskeyRequest } from '../webauthn/create-passkey-request.ts';

/** The response is the same for everyone and names no account, so it reveals none. */
export const beginPasskeySignIn = defineOperation('beginPasskeySignIn', async (_request, { app }) => {
  const key = newToken();
  const question = await createPasskeyRequest(app, { purpose: 'enter', browser: hashToken(key) }, []);
  return { status: 200, body: { question, passkeyKey: key }, headers: { 'cache-control': 'private, no-store' } };
});
