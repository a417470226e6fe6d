import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { deleteBatch } from '../../platform/database/delete-batch.ts';
import { openSealed, type SealingKey, sealText } from '../../platform/database/seal.ts';
import type { Db, Trx } from '../../platform/database/types.ts';
import type { BotMessage, Messenger } from './bot.ts';

export interface NewBotMessage {
  messenger: Messenger;
  /** Id of the recipient at the messenger. */
  recipientId: string;
  /** 1 to 4,000 characters. */
  text: string;
  /** Time of sending, from the clock of the application. */
  now: Date;
  /** It is not sent after this time, such as an expired code. */
  expiresAt: Date;
}

type Secrets = Pick<AppContext, 'config'>;

const keyOf = ({ config }: Secrets): SealingKey => ({ secret: config.sealingSecret, purpose: 'bot-messages' });
const chatOf = (messenger: Messenger, recipientId: string): string => `${messenger} ${recipientId}`;

/**
 * Queues a message of our bot in the transaction of its cause. Its text is encrypted until it is sent.
 *
 * @returns its id
 */
export const addBotMessage = async (db: Db | Trx, app: Secrets, message: NewBotMessage) => {
  const chat = chatOf(message.messenger, message.recipientId);
  const { id } = await db
    .insertInto('bot_messages')
    .values({
      messenger: message.messenger,
      recipient_id: message.recipientId,
      sealed: sealText(keyOf(app), chat, message.text),
      due_at: message.now,
      expires_at: message.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export interface QueuedBotMessage {
  id: string;
  recipient_id: string;
  sealed: Buffer;
  attempts: number;
}

/** Decrypts the text of a queued message. */
export const decryptBotMessage = (
  app: Secrets,
  messenger: Messenger,
  { recipient_id, sealed }: Pick<QueuedBotMessage, 'recipient_id' | 'sealed'>,
): string => openSealed(keyOf(app), chatOf(messenger, recipient_id), sealed);

/** Claims due messages, oldest first, until `until`: if this process ends, they become due again. */
export const claimBotMessages = async (db: Db, messenger: Messenger, now: Date, until: Date, most: number) => {
  const { rows } = await sql<QueuedBotMessage>`
    UPDATE bot_messages SET due_at = ${until}, attempts = attempts + 1
    WHERE id IN (
      SELECT id FROM bot_messages WHERE messenger = ${messenger} AND due_at <= ${now} AND expires_at > ${now} AND refused_at IS NULL
      ORDER BY due_at, id LIMIT ${most} FOR UPDATE SKIP LOCKED)
    RETURNING id::text, recipient_id, sealed, attempts`.execute(db);
  return rows.toSorted((one, other) => Number(one.id) - Number(other.id));
};

export const postponeBotMessage = async (db: Db, id: string, dueAt: Date): Promise<void> => {
  await sql`UPDATE bot_messages SET due_at = ${dueAt} WHERE id = ${id}::bigint`.execute(db);
};

/** Marks a message that the messenger refused, which is not sent again. */
export const markBotMessageRefused = async (db: Db, id: string, now: Date): Promise<void> => {
  await sql`UPDATE bot_messages SET refused_at = ${now} WHERE id = ${id}::bigint`.execute(db);
};

/** Deletes a message that was sent. */
export const deleteBotMessage = async (db: Db, id: string): Promise<void> => {
  await sql`DELETE FROM bot_messages WHERE id = ${id}::bigint`.execute(db);
};

/** Marks an update as handled; false if it already was. Waits for a transaction that handles the same update. */
export const markUpdate = async (trx: Trx, { messenger, updateId, senderId }: BotMessage, at: Date) => {
  const row = await trx
    .insertInto('bot_updates')
    .values({ messenger, update_id: updateId, sender_id: senderId, received_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('update_id')
    .executeTakeFirst();
  return row !== undefined;
};

/** Number of messages of a sender since then. */
export const countUpdates = async (trx: Trx, { messenger, senderId }: BotMessage, since: Date): Promise<number> => {
  const { count } = await trx
    .selectFrom('bot_updates')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('messenger', '=', messenger)
    .where('sender_id', '=', senderId)
    .where('received_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** Makes this process the reader of a messenger until then; undefined if another process is. */
export const lockReader = async (db: Db, messenger: Messenger, holder: string, now: Date, until: Date) => {
  const { rows } = await sql<{ position: string | null }>`
    INSERT INTO bot_readers (messenger, held_by, held_until) VALUES (${messenger}, ${holder}, ${until})
    ON CONFLICT (messenger) DO UPDATE SET held_by = excluded.held_by, held_until = excluded.held_until
      WHERE bot_readers.held_by = excluded.held_by OR bot_readers.held_until IS NULL OR bot_readers.held_until <= ${now}
    RETURNING position`.execute(db);
  return rows[0];
};

/** Saves the position, unless another process is the reader now. */
export const saveReaderPosition = async (
  db: Db,
  messenger: Messenger,
  holder: string,
  position: string,
): Promise<void> => {
  await db
    .updateTable('bot_readers')
    .set({ position })
    .where('messenger', '=', messenger)
    .where('held_by', '=', holder)
    .execute();
};

/** Releases the lock, so that another process can read at once. */
export const releaseReader = async (db: Db, messenger: Messenger, holder: string): Promise<void> => {
  await db
    .updateTable('bot_readers')
    .set({ held_until: null })
    .where('messenger', '=', messenger)
    .where('held_by', '=', holder)
    .execute();
};

/** Records users who wrote to our group; existing records do not change. */
export const addGroupWriters = async (db: Db, messenger: Messenger, subjects: readonly string[], at: Date) => {
  if (subjects.length === 0) return;
  await db
    .insertInto('group_writers')
    .values([...new Set(subjects)].map((subject) => ({ messenger, subject, wrote_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

interface Expiry {
  now: Date;
  /** Updates before this time are not delivered again. */
  updates: Date;
  /** Group writers before this time without a linked player are deleted. */
  writers: Date;
}

/** Deletes a batch of expired rows; true if there may be more. */
export const deleteOldBotTraffic = async (
  trx: Trx,
  { now, updates: updatesBefore, writers: writersBefore }: Expiry,
) => {
  const updates = await deleteBatch(trx, 'bot_updates', sql`received_at < ${updatesBefore}`);
  const messages = await deleteBatch(trx, 'bot_messages', sql`expires_at <= ${now}`);
  const writers = await deleteBatch(
    trx,
    'group_writers',
    sql`wrote_at < ${writersBefore} AND NOT EXISTS (
      SELECT 1 FROM linked_services
      WHERE linked_services.service = group_writers.messenger AND linked_services.subject = group_writers.subject)`,
  );
  return updates || messages || writers;
};
