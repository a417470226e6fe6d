import { DEFAULT_LOCALE, SECOND_MS } from '@hoshikraft/shared';
import { type Bot, type BotMessage, BotRefused, BotUnavailable } from './bot.ts';

const VERSION = '5.199';
const POLL_SECONDS = 25;
const LATE_MS = 10 * SECOND_MS;
/** A batch of ten takes less time than a claim lasts. */
const SEND_MS = 5 * SECOND_MS;
/** Permanent errors: unknown user, blocked, never wrote to us, too long. */
const FOR_EVER = new Set([7, 15, 100, 113, 900, 901, 902, 914]);
/** VK requires 32 bits. */
const MOST_RANDOM = 2 ** 31;

interface Options {
  apiRoot: string;
  token: string;
  groupId: string;
}

interface PollServer {
  key: string;
  server: string;
  ts: string;
}

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Fetches JSON; thrown errors contain neither texts nor secrets. */
async function fetchJson(url: string, init: RequestInit): Promise<Fields> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error' });
    const answer: unknown = response.ok ? await response.json() : null;
    if (isObject(answer)) return answer;
    throw new Error(`status ${response.status}`);
  } catch (error) {
    const cause: unknown = error instanceof Error ? error.cause : undefined;
    const code: unknown = isObject(cause) ? cause['code'] : undefined;
    throw new BotUnavailable(`no answer (${typeof code === 'string' ? code : 'not in its own protocol, or late'})`);
  }
}

/** A private message of a user to the group; ignores other events. */
function messageOf(event: unknown): BotMessage[] {
  if (!isObject(event) || event['type'] !== 'message_new' || !isObject(event['object'])) return [];
  const { message } = event['object'];
  if (!isObject(message) || message['from_id'] !== message['peer_id'] || !(Number(message['from_id']) > 0)) return [];
  if (typeof event['event_id'] !== 'string') return [];
  return [
    {
      messenger: 'vk',
      updateId: event['event_id'],
      senderId: String(message['from_id']),
      senderName: '',
      text: String(message['text'] ?? ''),
      locale: DEFAULT_LOCALE,
    },
  ];
}

/** The user who wrote to the group, in a private message or in a comment on its wall. */
function groupWriterOf(event: unknown): string[] {
  if (!isObject(event) || !isObject(event['object'])) return [];
  const { type, object } = event;
  const said = type === 'message_new' ? object['message'] : type === 'wall_reply_new' ? object : null;
  const from = isObject(said) ? Number(said['from_id']) : 0;
  return Number.isSafeInteger(from) && from > 0 ? [String(from)] : [];
}

/** Client of a VK group, or of a compatible server. */
export function vkBot({ apiRoot, token, groupId }: Options): Bot {
  let server: PollServer | null = null;

  async function call(method: string, fields: Record<string, string>, signal: AbortSignal): Promise<unknown> {
    const body = new URLSearchParams({ ...fields, access_token: token, v: VERSION });
    const answer = await fetchJson(`${apiRoot}/${method}`, { method: 'POST', body, signal });
    if (answer['response'] !== undefined) return answer['response'];
    if (!isObject(answer['error'])) throw new BotUnavailable(`${method}: neither an answer nor a refusal`);
    const { error_code, error_msg } = answer['error'];
    const said = `${method}: ${String(error_code)} ${String(error_msg)}`;
    throw FOR_EVER.has(Number(error_code)) ? new BotRefused(said) : new BotUnavailable(said);
  }

  async function findServer(): Promise<PollServer> {
    const found = await call('groups.getLongPollServer', { group_id: groupId }, AbortSignal.timeout(SEND_MS));
    const { key, server: address, ts } = isObject(found) ? found : {};
    if (URL.parse(String(address)) === null) throw new BotUnavailable('no server to poll in the answer');
    return { key: String(key), server: String(address), ts: String(ts) };
  }

  return {
    messenger: 'vk',
    async poll(position, ending) {
      server ??= await findServer();
      const after = position ?? server.ts;
      const asked = new URLSearchParams({ act: 'a_check', key: server.key, ts: after, wait: String(POLL_SECONDS) });
      const signal = AbortSignal.any([ending, AbortSignal.timeout(POLL_SECONDS * SECOND_MS + LATE_MS)]);
      const answer = await fetchJson(`${server.server}?${asked}`, { signal });
      if (answer['failed'] === undefined) {
        if (!Array.isArray(answer['updates']) || answer['ts'] === undefined)
          throw new BotUnavailable('no updates in the answer');
        const { updates } = answer;
        const groupWriters = updates.flatMap(groupWriterOf);
        return { messages: updates.flatMap(messageOf), groupWriters, position: String(answer['ts']) };
      }
      // 1: older events are lost; 2: the key has expired; 3: both, or the server has changed.
      if (answer['failed'] === 1) return { messages: [], groupWriters: [], position: String(answer['ts']) };
      server = await findServer();
      return { messages: [], groupWriters: [], position: answer['failed'] === 2 ? after : server.ts };
    },
    async send(recipientId, text, id) {
      const random = String((Number(id) % (MOST_RANDOM - 1)) + 1);
      await call(
        'messages.send',
        { user_id: recipientId, message: text, random_id: random },
        AbortSignal.timeout(SEND_MS),
      );
    },
    async isMember(personId, signal) {
      try {
        return (await call('groups.isMember', { group_id: groupId, user_id: personId }, signal)) === 1;
      } catch (error) {
        throw error instanceof BotRefused ? new BotUnavailable(error.message) : error;
      }
    },
  };
}
