import { randomBytes } from 'node:crypto';
import { defineOperation } from '../contract-binder/operation-types.ts';
import { ApiError } from '../errors/api-error.ts';

// Crockford's alphabet: nothing that is read out can be taken for something else.
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Fifty random bits: not to be guessed within the days a log is kept. */
const newId = (): string => Array.from(randomBytes(10), (byte) => LETTERS.charAt(byte % LETTERS.length)).join('');

/** Keeps the lines of a game for the support. */
export const sendLauncherLog = defineOperation('sendLauncherLog', async ({ body }, { app }) => {
  const { clientUuid } = body;
  const known =
    clientUuid === null ||
    (await app.db.selectFrom('clients').select('id').where('id', '=', clientUuid).executeTakeFirst());
  if (!known) throw new ApiError('not_found');
  const id = newId();
  await app.db
    .insertInto('launcher_logs')
    .values({ id, client_id: clientUuid, text: body.text, received_at: app.clock.now() })
    .execute();
  return { status: 200, body: { id } };
});
