import { setTimeout as sleep } from 'node:timers/promises';
import { addresses } from './addresses.ts';

interface Said {
  text: string;
  fromBot: boolean;
}

export interface ChatPerson {
  write(text: string): Promise<void>;
  /** Waits for a message of the bot that contains this text; returns the code at the start of the newest one. */
  codeFrom(what: string, withinMs?: number): Promise<string>;
  /** The codes of all such messages so far. */
  codesFrom(what: string): Promise<string[]>;
}

/** Creates a user of a sandbox messenger who can write to our bot. */
export const chatPerson = async (messenger: 'telegram' | 'vk', name: string): Promise<ChatPerson> => {
  const { chats } = addresses();
  const post = async (path: string, fields: Record<string, string>): Promise<Response> => {
    const response = await fetch(path, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });
    if (response.status !== 303) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  const made = await post(`${chats}/${messenger}`, { name });
  const id = /\d+$/.exec(made.headers.get('Location') ?? '')?.[0] ?? '';
  const said = async (): Promise<Said[]> => {
    const response = await fetch(`${chats}.json?messenger=${messenger}&person=${id}`);
    return ((await response.json()) as { conversation: Said[] }).conversation;
  };
  const codesFrom = async (what: string): Promise<string[]> => {
    const messages = (await said()).filter(({ text, fromBot }) => fromBot && text.includes(what));
    // Only leading digits are a code: a login may contain six digits.
    return messages.flatMap(({ text }) => /^\d{6}\b/.exec(text)?.[0] ?? []);
  };
  return {
    codesFrom,
    write: async (text) => void (await post(`${chats}/${messenger}/${id}`, { text })),
    codeFrom: async (what, withinMs = 60_000) => {
      for (const until = Date.now() + withinMs; Date.now() < until; await sleep(250)) {
        const code = (await codesFrom(what)).at(-1);
        if (code !== undefined) return code;
      }
      throw new Error(`the bot has not said "${what}" to ${name}`);
    },
  };
};
