import { createHash, randomBytes } from 'node:crypto';
import { DAY_MS } from '@hoshikraft/shared';
import { inTransaction } from '../database/in-transaction.ts';
import { defineOperation } from '../http/define-operation.ts';
import { ApiError } from '../errors/api-error.ts';
import { rateSubject } from '../http/address-prefix.ts';
import { serverOfClient } from './game-sessions-repository.ts';
import { addLog, oldestOfDay } from './launcher-logs-repository.ts';

/** Logs a day from one address prefix, a count: what a player in trouble sends, and not what fills a disk. */
const A_DAY = 20;

// Crockford's alphabet: nothing that is read out can be taken for something else.
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Fifty random bits: not to be guessed within the days a log is kept. */
const newId = (): string => Array.from(randomBytes(10), (byte) => LETTERS.charAt(byte % LETTERS.length)).join('');

/** Keeps the lines of a game for the support. */
export const sendLauncherLog = defineOperation('sendLauncherLog', async ({ body }, { app, ip }) => {
  const { clientUuid, text } = body;
  if (clientUuid !== null && (await serverOfClient(app.db, clientUuid)) === undefined) throw new ApiError('not_found');
  const now = app.clock.now();
  const sender = createHash('sha256').update(rateSubject(ip)).digest();
  const id = newId();
  await inTransaction(app.db, async (trx) => {
    const oldest = await oldestOfDay(trx, sender, A_DAY, now);
    if (oldest !== null) {
      const retryAfter = Math.ceil((oldest.getTime() + DAY_MS - now.getTime()) / 1000);
      throw new ApiError('too_many_requests', { details: { retryAfter } });
    }
    await addLog(trx, { id, clientId: clientUuid, text, sender, now });
  });
  return { status: 200, body: { id } };
});
