import { SECOND_MS } from '@hoshikraft/shared';
import { defineOperation } from '../contract-binder/operation-types.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { ApiError } from '../errors/api-error.ts';
import { addSessions, keepCounters, takeBatch } from './event-repository.ts';

export const sendGameEvents = defineOperation('sendGameEvents', async ({ body, headers }, { app, gameServer }) => {
  const { serverId } = gameServer;
  const now = app.clock.now();
  if (body.sessions.some(({ joinedAt, leftAt }) => Date.parse(leftAt) < Date.parse(joinedAt))) {
    throw new ApiError('malformed_request', { details: { fields: { 'body/sessions': 'leftAt < joinedAt' } } });
  }
  const reportedAt = new Date(Number(headers['x-timestamp']) * SECOND_MS);
  const taken = await inTransaction(app.db, async (trx) => {
    if (!(await takeBatch(trx, serverId, body.batchId, now))) return false;
    await addSessions(trx, serverId, body.sessions);
    await keepCounters(trx, serverId, body.counters, reportedAt);
    return true;
  });
  return { status: 200, body: { result: taken ? 'accepted' : 'duplicate' } };
});
