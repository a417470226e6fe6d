import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FaultStore } from '../faults/fault-store.ts';
import { LINE_FAULTS, applyFault } from '../faults/apply-fault.ts';
import { readFields } from '../http/pages.ts';
import { type People, type Person, subjectOf } from '../people/people.ts';
import type { ChatStore, Update } from './chat-store.ts';
import { endOf, pollUpdates } from './long-poll.ts';
import type { MessengerConfig } from './messenger-config.ts';

export interface MessengerContext {
  config: { messengers: MessengerConfig; publicUrl: string; brandName: string };
  book: ChatStore;
  people: People;
  faults: FaultStore;
}

const LONGEST_TEXT = 4096;
const LONGEST_POLL_SECONDS = 50;
const MOST_UPDATES = 100;
const RETRY_SECONDS = 2;

type Fields = Readonly<Record<string, string>>;
/** A refusal, as the API says it. */
interface Refusal {
  error_code: number;
  description: string;
  parameters?: { retry_after: number };
}

const refused = (error_code: number, description: string): Refusal => ({ error_code, description });
const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'error_code' in answer;

const userOf = (person: Person) => ({
  id: Number(subjectOf(person, 'telegram')),
  is_bot: false,
  first_name: person.name,
  // Who writes Cyrillic has a Russian Telegram.
  language_code: /[а-яё]/i.test(person.name) ? 'ru' : 'en',
});

/** The Telegram Bot API below `/telegram/bot<token>/`, as far as bots of ours go. */
export function telegramRoutes(app: FastifyInstance, { config, book, people, faults }: MessengerContext): void {
  const groupId = Number(config.messengers.telegramGroupId);
  const group = { id: groupId, type: 'supergroup', title: config.brandName };
  const me = { id: 4202, is_bot: true, first_name: config.brandName, username: `${config.brandName}Bot` };
  let reader: AbortController | null = null;

  const said = (update: Update, person: Person): object => {
    const date = Math.floor(Date.parse(update.at) / 1000);
    const from = userOf(person);
    const chat = update.kind === 'private' ? { id: from.id, type: 'private', first_name: person.name } : group;
    const about = { message_id: update.messageId, date, chat, from };
    if (update.kind === 'join') return { ...about, new_chat_members: [from] };
    if (update.kind === 'leave') return { ...about, left_chat_member: from };
    return { ...about, text: update.text };
  };

  async function getUpdates(fields: Fields, request: FastifyRequest): Promise<unknown> {
    // Only the newest reader receives updates: the request of the previous one ends with status 409.
    reader?.abort();
    const mine = (reader = new AbortController());
    const offset = Number(fields['offset'] ?? 0);
    if (offset > 0) book.confirm('telegram', offset - 1);
    const seconds = Math.min(Number(fields['timeout'] ?? 0), LONGEST_POLL_SECONDS);
    const ending = AbortSignal.any([mine.signal, endOf(request)]);
    const updates = await pollUpdates(book, 'telegram', Math.max(offset - 1, 0), seconds, ending);
    if (mine.signal.aborted) return refused(409, 'Conflict: terminated by other getUpdates request');
    const known = updates.slice(0, MOST_UPDATES).flatMap((update) => {
      const person = people.find(String(update.personId));
      return person === null ? [] : [{ update_id: update.id, message: said(update, person) }];
    });
    return known;
  }

  function sendMessage({ chat_id = '', text = '' }: Fields, request: FastifyRequest): unknown {
    const fault = faults.take('telegram', ['denied', 'busy', 'unanswered']);
    if (fault?.kind === 'denied') return refused(403, 'Forbidden: bot was blocked by the user');
    if (fault?.kind === 'busy') {
      const parameters = { retry_after: RETRY_SECONDS };
      return { ...refused(429, `Too Many Requests: retry after ${RETRY_SECONDS}`), parameters };
    }
    const person = people.bySubject('telegram', chat_id);
    if (person === null) return refused(400, 'Bad Request: chat not found');
    if (book.conversation('telegram', person).length === 0)
      return refused(403, "Forbidden: bot can't initiate conversation with a user");
    if (text === '' || text.length > LONGEST_TEXT)
      return refused(400, 'Bad Request: message text is empty or too long');
    const message_id = book.answer('telegram', person, text);
    if (fault) request.raw.socket.resetAndDestroy();
    return { message_id, date: Math.floor(Date.now() / 1000), chat: { id: Number(chat_id), type: 'private' }, text };
  }

  function getChatMember({ chat_id = '', user_id = '' }: Fields): unknown {
    const person = people.bySubject('telegram', user_id);
    if (Number(chat_id) !== groupId || person === null) return refused(400, 'Bad Request: user not found');
    return { status: book.isMember('telegram', person) ? 'member' : 'left', user: userOf(person) };
  }

  const METHODS: Record<string, (fields: Fields, request: FastifyRequest) => unknown> = {
    getMe: () => me,
    getUpdates,
    sendMessage,
    getChatMember,
    getChat: ({ chat_id }) => (Number(chat_id) === groupId ? group : refused(400, 'Bad Request: chat not found')),
    getChatMemberCount: () => book.memberCount('telegram'),
    deleteWebhook: () => true,
    setMyCommands: () => true,
  };

  app.all<{ Params: { bot: string; method: string } }>('/telegram/:bot/:method', async (request, reply) => {
    if (await applyFault(faults.take('telegram', LINE_FAULTS), request, reply)) return reply;
    const { bot, method } = request.params;
    const call = Object.hasOwn(METHODS, method) ? METHODS[method] : undefined;
    const fields = { ...(request.query as Fields), ...readFields(request.body) };
    const isOurs = bot === `bot${config.messengers.telegramToken}`;
    const answer = !isOurs
      ? refused(401, 'Unauthorized')
      : call === undefined
        ? refused(404, 'Not Found: method not found')
        : await call(fields, request);
    if (isRefusal(answer)) return reply.code(answer.error_code).send({ ok: false, ...answer });
    return reply.send({ ok: true, result: answer });
  });
}
