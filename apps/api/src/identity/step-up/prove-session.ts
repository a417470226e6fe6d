import { timingSafeEqual } from 'node:crypto';
import { MAX_TRIES } from '../../platform/database/short-code.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { withPasskey } from '../sessions/check-passkey.ts';
import { checkPassword } from '../sessions/check-password.ts';
import { recordStepUp } from '../sessions/sessions-repository.ts';
import { withCode } from '../two-factor/check-code.ts';
import { consumeChallenge } from '../webauthn/consume-challenge.ts';
import { hashCode } from './step-up-code.ts';
import { deleteCode, countStepUpTry } from './step-up-repository.ts';

/** Passes step-up authentication by the password, a code or a passkey. */
export const proveSession = defineOperation('proveSession', async ({ body }, context) => {
  const { app, session } = context;
  const now = app.clock.now();
  if ('password' in body) {
    const verdict = await checkPassword(context, { login: session.login, ...body });
    if (!verdict.right) return { status: 200, body: { success: false, captchaRequired: verdict.captchaRequired } };
    await recordStepUp(app.db, session.id, now);
    return { status: 200, body: { success: true } };
  }
  if ('factorCode' in body) {
    await withCode(context, body.factorCode, (trx) => recordStepUp(trx, session.id, now));
    return { status: 200, body: { success: true } };
  }
  if ('passkey' in body) {
    const { passkey } = body;
    const { id: sessionId, playerId } = session;
    const challenge = await consumeChallenge(app, { purpose: 'check', sessionId }, passkey.clientDataJSON);
    await withPasskey(context, { passkey, challenge, playerId }, (trx) => recordStepUp(trx, sessionId, now));
    return { status: 200, body: { success: true } };
  }
  const code = body.code.replace(/\s/g, '');
  return inTransaction(app.db, async (trx) => {
    const sent = await countStepUpTry(trx, session.id, { now, most: MAX_TRIES });
    if (sent === undefined || !timingSafeEqual(sent.hash, hashCode(app, session.id, code))) {
      const triesLeft = sent === undefined ? 0 : MAX_TRIES - sent.tries;
      return { status: 200, body: { success: false, captchaRequired: false, triesLeft } };
    }
    await deleteCode(trx, session.id);
    await recordStepUp(trx, session.id, now);
    return { status: 200, body: { success: true } };
  });
});
