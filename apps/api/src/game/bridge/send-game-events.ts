import type { components } from '@hoshikraft/contract';
import { SIGNATURE_TOLERANCE_SECONDS } from '@hoshikraft/contract/signatures';
import { SECOND_MS } from '@hoshikraft/shared';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { recordWipe } from '../servers/wipes-repository.ts';
import { isValidBan } from './ban-reports.ts';
import { upsertBans } from './ban-reports-repository.ts';
import { insertSessions, saveCounters, insertBatch } from './event-repository.ts';

type PlaySession = components['schemas']['GameEvents']['sessions'][number];

/** Times before this come from a clock that was never set. */
const EARLIEST = Date.UTC(2000, 0);

export const sendGameEvents = defineOperation('sendGameEvents', async ({ body, headers }, { app, gameServer }) => {
  const { serverId } = gameServer;
  const now = app.clock.now();
  const latest = now.getTime() + SIGNATURE_TOLERANCE_SECONDS * SECOND_MS;
  const isValid = ({ joinedAt, leftAt }: PlaySession) =>
    EARLIEST <= Date.parse(joinedAt) && Date.parse(joinedAt) <= Date.parse(leftAt) && Date.parse(leftAt) <= latest;
  if (!body.sessions.every(isValid)) {
    throw new ApiError('malformed_request', { details: { fields: { 'body/sessions': 'joinedAt, leftAt' } } });
  }
  const { bans = [] } = body;
  if (!bans.every((ban) => isValidBan(ban, EARLIEST, latest))) {
    throw new ApiError('malformed_request', { details: { fields: { 'body/bans': 'banned_at, unban_at' } } });
  }
  const wipes = (body.wipes ?? []).map((at) => new Date(at));
  if (!wipes.every((at) => EARLIEST <= at.getTime() && at.getTime() <= latest)) {
    throw new ApiError('malformed_request', { details: { fields: { 'body/wipes': 'wipes' } } });
  }
  const signedAt = Number(headers['x-timestamp']) * SECOND_MS;
  const reportedAt = new Date(body.reportedAt === undefined ? signedAt : Date.parse(body.reportedAt));
  if (!(EARLIEST <= reportedAt.getTime() && reportedAt.getTime() <= latest)) {
    throw new ApiError('malformed_request', { details: { fields: { 'body/reportedAt': 'reportedAt' } } });
  }
  const accepted = await inTransaction(app.db, async (trx) => {
    if (!(await insertBatch(trx, serverId, body.batchId, now))) return false;
    await insertSessions(trx, serverId, body.sessions);
    await saveCounters(trx, serverId, body.counters, reportedAt);
    await upsertBans(trx, serverId, bans, reportedAt, now);
    for (const at of wipes) await recordWipe(trx, serverId, at, 'reported');
    return true;
  });
  return { status: 200, body: { result: accepted ? 'accepted' : 'duplicate' } };
});
