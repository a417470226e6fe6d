import { createHash, randomBytes } from 'node:crypto';
import { DAY_MS } from '@hoshikraft/shared';
import { defineOperation } from '../http/define-operation.ts';
import { ApiError } from '../errors/api-error.ts';
import { rateSubject } from '../http/address-prefix.ts';

/** Logs a day from one address prefix, a count: what a player in trouble sends, and not what fills a disk. */
const A_DAY = 20;

// Crockford's alphabet: nothing that is read out can be taken for something else.
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Fifty random bits: not to be guessed within the days a log is kept. */
const newId = (): string => Array.from(randomBytes(10), (byte) => LETTERS.charAt(byte % LETTERS.length)).join('');

/** Keeps the lines of a game for the support. */
export const sendLauncherLog = defineOperation('sendLauncherLog', async ({ body }, { app, ip }) => {
  const { clientUuid } = body;
  const known =
    clientUuid === null ||
    (await app.db.selectFrom('clients').select('id').where('id', '=', clientUuid).executeTakeFirst());
  if (!known) throw new ApiError('not_found');
  const now = app.clock.now();
  const sender = createHash('sha256').update(rateSubject(ip)).digest();
  const today = await app.db
    .selectFrom('launcher_logs')
    .select('received_at')
    .where('sender', '=', sender)
    .where('received_at', '>', new Date(now.getTime() - DAY_MS))
    .orderBy('received_at', 'desc')
    .offset(A_DAY - 1)
    .limit(1)
    .executeTakeFirst();
  if (today) {
    const retryAfter = Math.ceil((today.received_at.getTime() + DAY_MS - now.getTime()) / 1000);
    throw new ApiError('too_many_requests', { details: { retryAfter } });
  }
  const id = newId();
  await app.db
    .insertInto('launcher_logs')
    .values({ id, client_id: clientUuid, text: body.text, received_at: now, sender })
    .execute();
  return { status: 200, body: { id } };
});
