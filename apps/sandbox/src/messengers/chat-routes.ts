import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { frame } from '../http/frame.ts';
import { readFields, sendPage, spokenIn } from '../http/pages.ts';
import type { Person } from '../people/people.ts';
import { type Messenger, MESSENGERS } from './chat-store.ts';
import { chatPage, chatsPage } from './chat-page.ts';
import { chatWords } from './chat-words.ts';
import type { MessengerContext } from './telegram-routes.ts';

const LONGEST_TEXT = 4000;

type Chat = { Params: { messenger: string; person: string } };

/** `/chats`: a person writes to our bots and in their groups; `GET /chats.json?messenger=&person=` for tests. */
export function chatRoutes(app: FastifyInstance, { config, book, people }: MessengerContext): void {
  const messengerOf = (name: string): Messenger | null => MESSENGERS.find((one) => one === name) ?? null;
  const chatOf = ({ params }: FastifyRequest<Chat>): { messenger: Messenger; person: Person } | null => {
    const [messenger, person] = [messengerOf(params.messenger), people.find(params.person)];
    return messenger === null || person === null ? null : { messenger, person };
  };
  const none = { error: 'no such chat' };

  app.get('/chats.json', (request, reply) => {
    const { messenger: name = '', person: id = '' } = request.query as Record<string, string>;
    const [messenger, person] = [messengerOf(name), people.find(id)];
    if (messenger === null || person === null) return reply.code(404).send(none);
    const isMember = book.isMember(messenger, person);
    return reply.send({ conversation: book.conversation(messenger, person), group: book.inGroup(messenger), isMember });
  });

  app.get('/chats', (request, reply) => {
    const locale = spokenIn(request);
    const body = chatsPage(people.all(), locale);
    const title = chatWords(locale).title;
    return sendPage(reply, frame({ locale, title, brandName: config.brandName, here: '/chats', body }));
  });

  app.get<{ Params: { messenger: string } }>('/chats/:messenger', (request, reply) => {
    const messenger = messengerOf(request.params.messenger);
    return messenger === null ? reply.code(404).send(none) : reply.redirect(`/chats/${messenger}/1`, 302);
  });

  app.post<{ Params: { messenger: string } }>('/chats/:messenger', (request, reply) => {
    const messenger = messengerOf(request.params.messenger);
    const person = people.invent(readFields(request.body)['name'] ?? '');
    if (messenger === null || person === null) return reply.code(422).send({ error: 'name: 1 to 40 characters' });
    return reply.redirect(`/chats/${messenger}/${person.id}`, 303);
  });

  app.get<Chat>('/chats/:messenger/:person', (request, reply) => {
    const chat = chatOf(request);
    if (chat === null) return reply.code(404).send(none);
    const { messenger, person } = chat;
    const locale = spokenIn(request);
    const nonce = randomBytes(16).toString('base64');
    const view = {
      locale,
      messenger,
      person,
      people: people.all(),
      conversation: book.conversation(messenger, person),
      group: book.inGroup(messenger),
      isMember: book.isMember(messenger, person),
    };
    const title = `${person.name} · ${chatWords(locale).names[messenger]}`;
    const page = frame({ locale, title, brandName: config.brandName, body: chatPage(view, nonce) });
    return sendPage(reply, page, { policy: `script-src 'nonce-${nonce}'; connect-src 'self'` });
  });

  app.post<Chat>('/chats/:messenger/:person', (request, reply) => {
    const chat = chatOf(request);
    const text = (readFields(request.body)['text'] ?? '').trim();
    if (chat === null) return reply.code(404).send(none);
    if (text === '' || text.length > LONGEST_TEXT) return reply.code(422).send({ error: `text: 1 to ${LONGEST_TEXT}` });
    book.write(chat.messenger, 'private', chat.person, text);
    return Buffer.isBuffer(request.body) ? reply.send({ written: true }) : reply.redirect(request.url, 303);
  });

  app.post<Chat>('/chats/:messenger/:person/group', (request, reply) => {
    const chat = chatOf(request);
    if (chat === null) return reply.code(404).send(none);
    const { messenger, person } = chat;
    const { action = '', text = '' } = readFields(request.body);
    if (action === 'join' || action === 'leave') book.setMember(messenger, person, action === 'join');
    else if (
      action === 'write' &&
      text.trim() !== '' &&
      text.length <= LONGEST_TEXT &&
      book.isMember(messenger, person)
    )
      book.write(messenger, 'group', person, text.trim());
    else return reply.code(422).send({ error: 'action: join, leave, or write with a text by a member' });
    if (Buffer.isBuffer(request.body)) return reply.send({ isMember: book.isMember(messenger, person) });
    return reply.redirect(`/chats/${messenger}/${person.id}`, 303);
  });
}
