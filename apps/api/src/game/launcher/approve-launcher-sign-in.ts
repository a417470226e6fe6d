import { MINUTE_MS } from '@hoshikraft/shared';
import { hashToken, newToken } from '../../identity/sessions/token.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { addCode } from './launcher-codes-repository.ts';

export const approveLauncherSignIn = defineOperation('approveLauncherSignIn', async ({ body }, { app, session }) => {
  const code = newToken();
  const challenge = Buffer.from(body.challenge, 'base64url');
  const expiresAt = new Date(app.clock.now().getTime() + MINUTE_MS);
  await addCode(app.db, { code: hashToken(code), sessionId: session.id, challenge, port: body.port }, expiresAt);
  return { status: 200, body: { code }, headers: { 'cache-control': 'private, no-store' } };
});
