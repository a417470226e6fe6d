import { defineOperation } from '../http/define-operation.ts';
import { hashToken, newToken } from '../sessions/token.ts';
import { askPasskey } from '../webauthn/ask-passkey.ts';

/** The same for everybody: no account is named, so none is found out. */
export const beginPasskeySignIn = defineOperation('beginPasskeySignIn', async (_request, { app }) => {
  const key = newToken();
  const question = await askPasskey(app, { purpose: 'enter', browser: hashToken(key) }, []);
  return { status: 200, body: { question, passkeyKey: key }, headers: { 'cache-control': 'private, no-store' } };
});
