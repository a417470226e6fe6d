import type { Clock } from '../clock.ts';
import type { JsonFile } from '../json-file.ts';
import type { Person } from '../people/people.ts';

export const MESSENGERS = ['telegram', 'vk'] as const;
export type Messenger = (typeof MESSENGERS)[number];

/** A message to or from our bot, or in the group. */
export interface Message {
  id: number;
  messenger: Messenger;
  place: 'private' | 'group';
  /** The person whose chat it is, or who wrote it in the group. */
  personId: number;
  fromBot: boolean;
  text: string;
  at: string;
}

/** An update that a messenger sends to our bot. */
export interface Update {
  id: number;
  messenger: Messenger;
  kind: 'private' | 'group' | 'join' | 'leave';
  personId: number;
  messageId: number;
  text: string;
  at: string;
}

export interface Chats {
  messages: Message[];
  updates: Update[];
  /** Members of the group, a pair of messenger and person each. */
  members: string[];
  /** `random_id` values by which VK recognises a repeated message. */
  sent: Record<string, number>;
  last: number;
}

// Limits the size of the file.
const KEPT = 2000;

const memberOf = (messenger: Messenger, { id }: Person): string => `${messenger} ${id}`;

/** All chats and groups of both messengers; every change is saved to the file before the reply. */
export function createChatStore(file: JsonFile<Chats>, clock: Clock) {
  const book = file.load() ?? { messages: [], updates: [], members: [], sent: {}, last: 0 };
  const waiting = new Set<() => void>();

  function save(): void {
    book.messages.splice(0, book.messages.length - KEPT);
    book.updates.splice(0, book.updates.length - KEPT);
    file.save(book);
    for (const wake of [...waiting]) wake();
  }
  const number = () => (book.last += 1);
  const now = () => new Date(clock.now()).toISOString();

  function tell(messenger: Messenger, kind: Update['kind'], { id: personId }: Person, text = '', messageId = number()) {
    book.updates.push({ id: number(), messenger, kind, personId, messageId, text, at: now() });
  }
  function add(message: Omit<Message, 'id' | 'at'>): number {
    const id = number();
    book.messages.push({ id, ...message, at: now() });
    return id;
  }

  return {
    conversation: (messenger: Messenger, { id }: Person) =>
      book.messages.filter((one) => one.messenger === messenger && one.place === 'private' && one.personId === id),
    inGroup: (messenger: Messenger) =>
      book.messages.filter((one) => one.messenger === messenger && one.place === 'group'),
    isMember: (messenger: Messenger, person: Person) => book.members.includes(memberOf(messenger, person)),
    memberCount: (messenger: Messenger) => book.members.filter((one) => one.startsWith(`${messenger} `)).length,

    /** A person writes to our bot, or in the group. */
    write(messenger: Messenger, place: Message['place'], person: Person, text: string): void {
      const id = add({ messenger, place, personId: person.id, fromBot: false, text });
      tell(messenger, place, person, text, id);
      save();
    },

    /** Our bot writes to a person; a repeated number returns the earlier message. */
    answer(messenger: Messenger, person: Person, text: string, randomId: string | null = null): number {
      const known = randomId === null ? undefined : book.sent[randomId];
      if (known !== undefined) return known;
      const id = add({ messenger, place: 'private', personId: person.id, fromBot: true, text });
      if (randomId !== null) book.sent[randomId] = id;
      save();
      return id;
    },

    /** A person joins the group or leaves it. */
    setMember(messenger: Messenger, person: Person, isMember: boolean): void {
      const member = memberOf(messenger, person);
      if (book.members.includes(member) === isMember) return;
      if (isMember) book.members.push(member);
      else book.members.splice(book.members.indexOf(member), 1);
      tell(messenger, isMember ? 'join' : 'leave', person);
      save();
    },

    updatesAfter: (messenger: Messenger, id: number) =>
      book.updates.filter((update) => update.messenger === messenger && update.id > id),
    /** Deletes the updates that the reader has confirmed. */
    confirm(messenger: Messenger, upTo: number): void {
      const kept = book.updates.filter((update) => update.messenger !== messenger || update.id > upTo);
      if (kept.length === book.updates.length) return;
      book.updates = kept;
      file.save(book);
    },
    lastNumber: () => book.last,

    /** Waits for a change, for `ms` milliseconds or for `ending`. */
    change: (ms: number, ending: AbortSignal): Promise<void> =>
      new Promise((resolve) => {
        const end = () => {
          clearTimeout(timer);
          waiting.delete(end);
          ending.removeEventListener('abort', end);
          resolve();
        };
        const timer = setTimeout(end, ms);
        waiting.add(end);
        ending.addEventListener('abort', end);
        if (ending.aborted) end();
      }),
  };
}

export type ChatStore = ReturnType<typeof createChatStore>;
