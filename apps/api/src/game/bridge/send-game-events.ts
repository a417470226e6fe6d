import { SIGNATURE_TOLERANCE_SECONDS } from '@hoshikraft/contract/signatures';
import { SECOND_MS } from '@hoshikraft/shared';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { recordWipe } from '../servers/wipes-repository.ts';
import { upsertBans } from './ban-reports-repository.ts';
import { insertSessions, saveCounters, insertBatch } from './event-repository.ts';
import { readEvents } from './read-events.ts';

/** Times before this come from a clock that was never set. */
const EARLIEST = Date.UTC(2000, 0);
/** Oddities that the reply names; the metric counts all. */
const MAX_NAMED = 100;

/** Stores a batch of a game server, element by element (docs/product/game-bridge.md#events). */
export const sendGameEvents = defineOperation('sendGameEvents', async ({ body, headers }, { app, gameServer }) => {
  const { serverId } = gameServer;
  const now = app.clock.now();
  const limits = { earliest: EARLIEST, latest: now.getTime() + SIGNATURE_TOLERANCE_SECONDS * SECOND_MS };
  const { events, oddities } = readEvents(body, Number(headers['x-timestamp']) * SECOND_MS, limits);
  const { sessions, counters, bans, wipes, reportedAt } = events;
  const accepted = await inTransaction(app.db, async (trx) => {
    if (!(await insertBatch(trx, serverId, body.batchId, now))) return false;
    await insertSessions(trx, serverId, sessions);
    await saveCounters(trx, serverId, counters, reportedAt);
    await upsertBans(trx, serverId, bans, reportedAt, now);
    for (const at of wipes) await recordWipe(trx, serverId, at, 'reported');
    return true;
  });
  if (!accepted) return { status: 200, body: { result: 'duplicate' } };
  for (const { part, result } of oddities) app.metrics.eventOddities.inc({ server: serverId, part, result });
  const named = oddities.slice(0, MAX_NAMED);
  return { status: 200, body: { result: 'accepted', ...(named.length > 0 && { oddities: named }) } };
});
