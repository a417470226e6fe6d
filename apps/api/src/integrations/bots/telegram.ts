import { pickLocale, SECOND_MS } from '@hoshikraft/shared';
import { Api, GrammyError, HttpError } from 'grammy';
import { type Bot, type BotMessage, BotRefused, BotUnavailable } from './bot.ts';

const POLL_SECONDS = 25;
const LATE_MS = 10 * SECOND_MS;
/** A batch of ten takes less time than a claim lasts. */
const SEND_MS = 5 * SECOND_MS;

type Signal = Parameters<Api['getMe']>[0];
type TelegramUpdate = Awaited<ReturnType<Api['getUpdates']>>[number];

/** Converts an error; the message contains neither the sent text nor the address, which includes the token. */
function toBotError(error: unknown): Error {
  if (error instanceof GrammyError) {
    const message = `${error.method}: ${error.error_code} ${error.description}`;
    if (error.error_code === 400 || error.error_code === 403) return new BotRefused(message);
    return new BotUnavailable(message, { waitMs: (error.parameters.retry_after ?? 0) * SECOND_MS });
  }
  const inner: unknown = error instanceof HttpError ? error.error : error;
  const code: unknown = inner instanceof Error && 'code' in inner ? inner.code : undefined;
  return new BotUnavailable(`no answer (${typeof code === 'string' ? code : 'not in its own protocol, or late'})`);
}

/** A private text message of a user; ignores groups, pictures and other bots. */
function messageOf({ update_id, message }: TelegramUpdate): BotMessage[] {
  if (message?.text === undefined || message.chat.type !== 'private' || message.from.is_bot) return [];
  const { id, first_name, language_code } = message.from;
  return [
    {
      messenger: 'telegram',
      updateId: String(update_id),
      senderId: String(id),
      senderName: first_name,
      text: message.text,
      locale: pickLocale({ acceptLanguage: language_code }),
    },
  ];
}

/** The user who wrote to the group; joining and leaving do not count. */
function groupWriterOf({ message }: TelegramUpdate, groupId: string | null): string[] {
  if (message === undefined || groupId === null || String(message.chat.id) !== groupId || message.from.is_bot)
    return [];
  // The sender is unknown for messages on behalf of a group or channel.
  if (message.sender_chat !== undefined) return [];
  return message.new_chat_members || message.left_chat_member ? [] : [String(message.from.id)];
}

/** Errors of Telegram for a user who never was in the group. */
const STRANGER = /user not found|participant_id_invalid|member not found/i;

async function isMemberOf(api: Api, groupId: string, personId: string, signal: AbortSignal): Promise<boolean> {
  try {
    const member = await api.getChatMember(groupId, Number(personId), signal as Signal);
    return member.status === 'restricted' ? member.is_member : !['left', 'kicked'].includes(member.status);
  } catch (error) {
    if (error instanceof GrammyError && error.error_code === 400 && STRANGER.test(error.description)) return false;
    const fault = toBotError(error);
    throw fault instanceof BotUnavailable ? fault : new BotUnavailable(fault.message);
  }
}

interface Options {
  apiRoot: string;
  token: string;
  /** The group whose membership is checked; null for none. */
  groupId: string | null;
}

/** Client of Telegram's Bot API, or of a compatible server. */
export function telegramBot({ apiRoot, token, groupId }: Options): Bot {
  const api = new Api(token, { apiRoot });
  return {
    messenger: 'telegram',
    async poll(position, ending) {
      const offset = position === null ? undefined : Number(position);
      const asked = { timeout: POLL_SECONDS, allowed_updates: ['message'] as const, ...(offset ? { offset } : {}) };
      const signal = AbortSignal.any([ending, AbortSignal.timeout(POLL_SECONDS * SECOND_MS + LATE_MS)]);
      try {
        const updates = await api.getUpdates(asked, signal as Signal);
        const last = updates.at(-1)?.update_id;
        return {
          messages: updates.flatMap(messageOf),
          groupWriters: updates.flatMap((update) => groupWriterOf(update, groupId)),
          position: last === undefined ? (position ?? '0') : String(last + 1),
        };
      } catch (error) {
        throw toBotError(error);
      }
    },
    async send(recipientId, text) {
      try {
        const signal = AbortSignal.timeout(SEND_MS) as Signal;
        // Codes must not become link previews.
        await api.sendMessage(recipientId, text, { link_preview_options: { is_disabled: true } }, signal);
      } catch (error) {
        throw toBotError(error);
      }
    },
    ...(groupId !== null && {
      isMember: (personId: string, signal: AbortSignal) => isMemberOf(api, groupId, personId, signal),
    }),
  };
}
