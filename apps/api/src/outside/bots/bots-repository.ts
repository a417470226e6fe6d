import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { deleteBatch } from '../../database/delete-batch.ts';
import { openSealed, type SealingKey, sealText } from '../../database/seal.ts';
import type { Db, Trx } from '../../database/types.ts';
import type { BotMessage, Messenger } from './bot.ts';

export interface NewBotMessage {
  messenger: Messenger;
  /** The person's id at the messenger. */
  recipientId: string;
  /** 1 to 4,000 characters. */
  text: string;
  /** When it goes out; the clock of the application. */
  now: Date;
  /** From when on it is of no use, such as a code that is over: it is not sent then. */
  expiresAt: Date;
}

type Secrets = Pick<AppContext, 'config'>;

const keyOf = ({ config }: Secrets): SealingKey => ({ secret: config.sealingSecret, purpose: 'bot-messages' });
const chatOf = (messenger: Messenger, recipientId: string): string => `${messenger} ${recipientId}`;

/** Lets our bot write to somebody, in the transaction of what it is about. What it says is sealed until it is sent. */
export const addBotMessage = async (db: Db | Trx, app: Secrets, message: NewBotMessage): Promise<void> => {
  const chat = chatOf(message.messenger, message.recipientId);
  await db
    .insertInto('bot_messages')
    .values({
      messenger: message.messenger,
      recipient_id: message.recipientId,
      sealed: sealText(keyOf(app), chat, message.text),
      due_at: message.now,
      expires_at: message.expiresAt,
    })
    .execute();
};

export interface OwedMessage {
  id: string;
  recipient_id: string;
  sealed: Buffer;
  attempts: number;
}

/** What a message says. */
export const openBotMessage = (
  app: Secrets,
  messenger: Messenger,
  { recipient_id, sealed }: Pick<OwedMessage, 'recipient_id' | 'sealed'>,
): string => openSealed(keyOf(app), chatOf(messenger, recipient_id), sealed);

/** Takes messages that are due, oldest first, and puts each off to `until`, for the case that we do not come back. */
export const claimBotMessages = async (db: Db, messenger: Messenger, now: Date, until: Date, most: number) => {
  const { rows } = await sql<OwedMessage>`
    UPDATE bot_messages SET due_at = ${until}, attempts = attempts + 1
    WHERE id IN (
      SELECT id FROM bot_messages WHERE messenger = ${messenger} AND due_at <= ${now} AND expires_at > ${now}
      ORDER BY due_at, id LIMIT ${most} FOR UPDATE SKIP LOCKED)
    RETURNING id::text, recipient_id, sealed, attempts`.execute(db);
  return rows.toSorted((one, other) => Number(one.id) - Number(other.id));
};

export const putOffBotMessage = async (db: Db, id: string, dueAt: Date): Promise<void> => {
  await sql`UPDATE bot_messages SET due_at = ${dueAt} WHERE id = ${id}::bigint`.execute(db);
};

/** Forgets a message that went out, or never will. */
export const dropBotMessage = async (db: Db, id: string): Promise<void> => {
  await sql`DELETE FROM bot_messages WHERE id = ${id}::bigint`.execute(db);
};

/** Marks an update as handled; false where it was before. A twin under way is waited for. */
export const markUpdate = async (trx: Trx, { messenger, updateId, senderId }: BotMessage, at: Date) => {
  const row = await trx
    .insertInto('bot_updates')
    .values({ messenger, update_id: updateId, sender_id: senderId, received_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('update_id')
    .executeTakeFirst();
  return row !== undefined;
};

/** How many messages somebody sent since then. */
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

/** Makes this process the reader of a messenger until then; undefined where another is. */
export const holdReader = async (db: Db, messenger: Messenger, holder: string, now: Date, until: Date) => {
  const { rows } = await sql<{ position: string | null }>`
    INSERT INTO bot_readers (messenger, held_by, held_until) VALUES (${messenger}, ${holder}, ${until})
    ON CONFLICT (messenger) DO UPDATE SET held_by = excluded.held_by, held_until = excluded.held_until
      WHERE bot_readers.held_by = excluded.held_by OR bot_readers.held_until IS NULL OR bot_readers.held_until <= ${now}
    RETURNING position`.execute(db);
  return rows[0];
};

/** Goes on from `position`, unless another process reads by now. */
export const moveReader = async (db: Db, messenger: Messenger, holder: string, position: string): Promise<void> => {
  await db
    .updateTable('bot_readers')
    .set({ position })
    .where('messenger', '=', messenger)
    .where('held_by', '=', holder)
    .execute();
};

/** Lets another process read at once. */
export const releaseReader = async (db: Db, messenger: Messenger, holder: string): Promise<void> => {
  await db
    .updateTable('bot_readers')
    .set({ held_until: null })
    .where('messenger', '=', messenger)
    .where('held_by', '=', holder)
    .execute();
};

/** Keeps that these people wrote to our group; who did before stays as they are. */
export const addGroupWriters = async (db: Db, messenger: Messenger, subjects: readonly string[], at: Date) => {
  if (subjects.length === 0) return;
  await db
    .insertInto('group_writers')
    .values([...new Set(subjects)].map((subject) => ({ messenger, subject, wrote_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

interface Until {
  now: Date;
  /** Before it an update is not offered again. */
  updates: Date;
  /** Who wrote to our group before it and still belongs to no player is nobody to us. */
  writers: Date;
}

/** Some of what is over; true where there may be more. */
export const forgetBotTraffic = async (trx: Trx, { now, updates: updatesBefore, writers: writersBefore }: Until) => {
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
