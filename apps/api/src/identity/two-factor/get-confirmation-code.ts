import { defineOperation } from '../../platform/http/define-operation.ts';
import { FACTOR_OF, getCodePurpose } from './factors.ts';
import { getCodeWaitMs } from './send-code.ts';
import { findSentCode } from './sent-codes-repository.ts';

export const getConfirmationCode = defineOperation('getConfirmationCode', async (_input, { app, session }) => {
  const { id: sessionId, playerId } = session;
  const scope = { sessionId, playerId, purpose: getCodePurpose(session) };
  const sent = await findSentCode(app.db, scope, app.clock.now());
  return {
    status: 200,
    body: {
      factor: sent === undefined ? null : FACTOR_OF[sent.messenger],
      state: sent?.state ?? 'none',
      resendIn: Math.ceil((await getCodeWaitMs(app.db, app, playerId)) / 1000),
    },
  };
});
