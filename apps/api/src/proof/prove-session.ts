import { timingSafeEqual } from 'node:crypto';
import { MOST_TRIES } from '../database/short-code.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { defineOperation } from '../http/define-operation.ts';
import { withPasskey } from '../sessions/check-passkey.ts';
import { checkPassword } from '../sessions/check-password.ts';
import { markProved } from '../sessions/sessions-repository.ts';
import { withCode } from '../two-factor/check-code.ts';
import { takeAnswer } from '../webauthn/take-answer.ts';
import { hashCode } from './proof-code.ts';
import { dropCode, takeTry } from './proof-repository.ts';

const REFUSED = { status: 200, body: { success: false, captchaRequired: false } } as const;

/** The password, a code or a passkey once more: what asks for a fresh proof is open again. */
export const proveSession = defineOperation('proveSession', async ({ body }, context) => {
  const { app, session } = context;
  const now = app.clock.now();
  if ('password' in body) {
    const verdict = await checkPassword(context, { login: session.login, ...body });
    if (!verdict.right) return { ...REFUSED, body: { success: false, captchaRequired: verdict.captchaRequired } };
    await markProved(app.db, session.id, now);
    return { status: 200, body: { success: true } };
  }
  if ('factorCode' in body) {
    await withCode(context, body.factorCode, (trx) => markProved(trx, session.id, now));
    return { status: 200, body: { success: true } };
  }
  if ('passkey' in body) {
    const { passkey } = body;
    const { id: sessionId, playerId } = session;
    const challenge = await takeAnswer(app, { purpose: 'check', sessionId }, passkey.clientDataJSON);
    await withPasskey(context, { passkey, challenge, playerId }, (trx) => markProved(trx, sessionId, now));
    return { status: 200, body: { success: true } };
  }
  const code = body.code.replace(/\s/g, '');
  const right = await inTransaction(app.db, async (trx) => {
    const hash = await takeTry(trx, session.id, { now, most: MOST_TRIES });
    if (hash === undefined || !timingSafeEqual(hash, hashCode(app, session.id, code))) return false;
    await dropCode(trx, session.id);
    await markProved(trx, session.id, now);
    return true;
  });
  return right ? { status: 200, body: { success: true } } : REFUSED;
});
