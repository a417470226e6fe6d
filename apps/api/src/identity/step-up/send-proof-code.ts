import { newShortCode } from '../../platform/database/short-code.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { queueEmail } from '../../community/emails/queue-email.ts';
import { getEmailWait } from '../../community/emails/email-limits.ts';
import { CODE_MS, hashCode } from './step-up-code.ts';
import { findEmail, saveCode } from './step-up-repository.ts';

export const sendProofCode = defineOperation('sendProofCode', (_request, { app, session, locale }) =>
  inTransaction(app.db, async (trx) => {
    const email = await findEmail(trx, session.playerId);
    if (email === null) throw new ApiError('no_email');
    const wait = await getEmailWait(trx, email, session.playerId);
    if (wait > 0) throw new ApiError('too_many_requests', { details: { retryAfter: Math.ceil(wait / 1000) } });
    const code = newShortCode();
    await saveCode(trx, {
      sessionId: session.id,
      codeHash: hashCode(app, session.id, code),
      expiresAt: new Date(app.clock.now().getTime() + CODE_MS),
    });
    const args = { login: session.login, code };
    await queueEmail(trx, app, { to: email, locale, kind: 'proof_code', args, playerId: session.playerId });
    return { status: 200, body: { success: true } };
  }),
);
