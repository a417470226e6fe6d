import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LINE_FAULTS, applyFault } from '../faults/apply-fault.ts';
import { readFields } from '../http/pages.ts';
import { type Person, subjectOf } from '../people/people.ts';
import type { Update } from './chat-store.ts';
import { endOf, pollUpdates } from './long-poll.ts';
import type { MessengerContext } from './telegram-routes.ts';

const VERSION = '5.199';
const LONGEST_TEXT = 4096;
const LONGEST_POLL_SECONDS = 90;

type Fields = Readonly<Record<string, string>>;
interface Refusal {
  error_code: number;
  error_msg: string;
}

const refused = (error_code: number, error_msg: string): Refusal => ({ error_code, error_msg });
const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'error_code' in answer;

/** The VK API of a group's bot below `/vk/method/`, and its long poll at `/vk/poll`. */
export function vkRoutes(app: FastifyInstance, { config, book, people, faults }: MessengerContext): void {
  const { vkToken, vkGroupId } = config.messengers;
  // Valid until the sandbox restarts: a client with an older key receives an error and must request a new key.
  const key = randomBytes(20).toString('hex');

  const objectOf = (update: Update, person: Person): object => {
    const from_id = Number(subjectOf(person, 'vk'));
    const date = Math.floor(Date.parse(update.at) / 1000);
    if (update.kind === 'join') return { user_id: from_id, join_type: 'join' };
    if (update.kind === 'leave') return { user_id: from_id, self: 1 };
    const said = { id: update.messageId, from_id, date, text: update.text };
    if (update.kind === 'group') return { ...said, owner_id: -Number(vkGroupId), post_id: 1 };
    return {
      message: { ...said, peer_id: from_id, out: 0, conversation_message_id: update.messageId, attachments: [] },
    };
  };
  const TYPES = { private: 'message_new', group: 'wall_reply_new', join: 'group_join', leave: 'group_leave' } as const;
  const eventOf = (update: Update) => {
    const person = people.find(String(update.personId));
    if (person === null) return [];
    const [type, event_id] = [TYPES[update.kind], `event-${update.id}`];
    return [{ group_id: Number(vkGroupId), type, event_id, v: VERSION, object: objectOf(update, person) }];
  };

  function send({ user_id, peer_id, message = '', random_id }: Fields, request: FastifyRequest): unknown {
    const fault = faults.take('vk_bot', ['denied', 'busy', 'unanswered']);
    if (fault?.kind === 'busy') return refused(6, 'Too many requests per second');
    if (random_id === undefined)
      return refused(100, 'One of the parameters specified was missing or invalid: random_id');
    const person = people.bySubject('vk', user_id ?? peer_id ?? '');
    if (fault?.kind === 'denied' || person === null || book.conversation('vk', person).length === 0)
      return refused(901, "Can't send messages for users without permission");
    if (message === '' || message.length > LONGEST_TEXT) return refused(914, 'Message is too long');
    // Nought is no number to know it again by.
    const id = book.answer('vk', person, message, random_id === '0' ? null : random_id);
    if (fault) request.raw.socket.resetAndDestroy();
    return id;
  }

  const METHODS: Record<string, (fields: Fields, request: FastifyRequest) => unknown> = {
    'groups.getLongPollServer': () => ({ key, server: `${config.publicUrl}/vk/poll`, ts: String(book.lastNumber()) }),
    'groups.isMember': ({ user_id = '' }) => {
      const person = people.bySubject('vk', user_id);
      return person !== null && book.isMember('vk', person) ? 1 : 0;
    },
    'groups.getById': () => [{ id: Number(vkGroupId), name: config.brandName, members_count: book.memberCount('vk') }],
    'messages.send': send,
    'users.get': ({ user_ids = '' }) =>
      user_ids.split(',').flatMap((id) => {
        const person = people.bySubject('vk', id);
        return person === null ? [] : [{ id: Number(id), first_name: person.name, last_name: '' }];
      }),
  };

  app.all<{ Params: { method: string } }>('/vk/method/:method', async (request, reply) => {
    if (await applyFault(faults.take('vk_bot', LINE_FAULTS), request, reply)) return reply;
    const fields = { ...(request.query as Fields), ...readFields(request.body) };
    const call = Object.hasOwn(METHODS, request.params.method) ? METHODS[request.params.method] : undefined;
    const [, header] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? [];
    const answer =
      (header ?? fields['access_token']) !== vkToken
        ? refused(5, 'User authorization failed: invalid access_token')
        : call === undefined
          ? refused(3, 'Unknown method passed')
          : fields['v'] === undefined
            ? refused(8, 'Invalid request: v (version) is required')
            : await call(fields, request);
    return reply.send(isRefusal(answer) ? { error: answer } : { response: answer });
  });

  app.get('/vk/poll', async (request, reply) => {
    if (await applyFault(faults.take('vk_bot', LINE_FAULTS), request, reply)) return reply;
    const { key: said, ts = '', wait = '25' } = request.query as Fields;
    if (said !== key) return reply.send({ failed: 2 });
    const after = Number(ts);
    if (!Number.isInteger(after) || after > book.lastNumber())
      return reply.send({ failed: 1, ts: String(book.lastNumber()) });
    const seconds = Math.min(Number(wait), LONGEST_POLL_SECONDS);
    const updates = await pollUpdates(book, 'vk', after, seconds, endOf(request));
    return reply.send({ ts: String(updates.at(-1)?.id ?? after), updates: updates.flatMap(eventOf) });
  });
}
