import { inTransaction } from '../../platform/database/in-transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { FACTOR_OF, MESSENGER_OF, getCodePurpose } from './factors.ts';
import { sendCode } from './send-code.ts';

export const sendConfirmationCode = defineOperation('sendConfirmationCode', async ({ body }, context) => {
  const { app, session } = context;
  const messenger = body.factor === undefined ? undefined : MESSENGER_OF[body.factor];
  const { id: sessionId, playerId, login } = session;
  const sent = await inTransaction(app.db, (trx) =>
    sendCode(trx, context, { sessionId, playerId, login, purpose: getCodePurpose(session), messenger }),
  );
  if (sent === 'not linked') throw new ApiError('factor_off');
  if ('waitMs' in sent) {
    throw new ApiError('too_many_requests', { details: { retryAfter: Math.ceil(sent.waitMs / 1000) } });
  }
  const { expiresAt, resendAt } = sent;
  const times = { expiresAt: expiresAt.toISOString(), resendAt: resendAt.toISOString() };
  return { status: 200, body: { factor: FACTOR_OF[sent.messenger], ...times } };
});
