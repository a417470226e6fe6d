import { createHash, randomBytes } from 'node:crypto';
import { DAY_MS } from '@hoshikraft/shared';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { rateSubject } from '../../platform/http/address-prefix.ts';
import { findServerOfClient } from './game-sessions-repository.ts';
import { insertLog, findLimitReachedAt } from './launcher-logs-repository.ts';

/** Daily number of logs from one address prefix: enough for support, too few to fill a disk. */
const DAILY_LIMIT = 20;

// Crockford's alphabet has no characters that are easily confused.
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Fifty random bits: too many to guess while a log is stored. */
const newId = (): string => Array.from(randomBytes(10), (byte) => LETTERS.charAt(byte % LETTERS.length)).join('');

/** Stores the log of a game for support. */
export const sendLauncherLog = defineOperation('sendLauncherLog', async ({ body }, { app, ip }) => {
  const { clientUuid, text } = body;
  if (clientUuid !== null && (await findServerOfClient(app.db, clientUuid)) === undefined)
    throw new ApiError('not_found');
  const now = app.clock.now();
  const sender = createHash('sha256').update(rateSubject(ip)).digest();
  const id = newId();
  await inTransaction(app.db, async (trx) => {
    const oldest = await findLimitReachedAt(trx, sender, DAILY_LIMIT, now);
    if (oldest !== null) {
      const retryAfter = Math.ceil((oldest.getTime() + DAY_MS - now.getTime()) / 1000);
      throw new ApiError('too_many_requests', { details: { retryAfter } });
    }
    await insertLog(trx, { id, clientId: clientUuid, text, sender, now });
  });
  return { status: 200, body: { id } };
});
