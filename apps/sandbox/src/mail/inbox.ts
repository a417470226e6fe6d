import { randomUUID } from 'node:crypto';
import PostalMime, { type Email } from 'postal-mime';
import type { Clock } from '../clock.ts';
import type { JsonFile } from '../json-file.ts';

export interface Letter {
  id: string;
  receivedAt: string;
  /** Sender of the SMTP envelope. */
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  /** `html` with its attached images inlined as data URLs. */
  drawn: string;
  messageId: string;
  /** Keys are header names in lower case; of a repeated header, the last value. */
  headers: Record<string, string>;
  /** The raw message. */
  source: string;
}

// Limits the size of the file.
const MAX_EMAILS = 300;

function withPictures({ html = '', attachments }: Email): string {
  return attachments.reduce((drawn, { contentId, mimeType, content }) => {
    if (contentId === undefined || typeof content === 'string') return drawn;
    const address = `data:${mimeType};base64,${Buffer.from(content as ArrayBuffer).toString('base64')}`;
    return drawn.replaceAll(`cid:${contentId.replace(/^<|>$/g, '')}`, address);
  }, html);
}

/** Received emails, newest first. Each is saved to the file before SMTP confirms it. */
export function createInbox(file: JsonFile<Letter[]>, clock: Clock) {
  const letters = file.load() ?? [];
  return {
    async receive(from: string, to: string[], source: Buffer): Promise<void> {
      const parsed = await PostalMime.parse(source);
      letters.unshift({
        id: randomUUID(),
        receivedAt: new Date(clock.now()).toISOString(),
        from,
        to,
        subject: parsed.subject ?? '',
        text: parsed.text ?? '',
        html: parsed.html ?? '',
        drawn: withPictures(parsed),
        messageId: parsed.messageId ?? '',
        headers: Object.fromEntries(parsed.headers.map(({ key, value }) => [key, value])),
        source: source.toString('utf8'),
      });
      letters.splice(MAX_EMAILS);
      file.save(letters);
    },
    find: (id: string) => letters.find((letter) => letter.id === id) ?? null,
    /** All of them, or those to an address however it is written. */
    list: (to = '') => {
      const wanted = to.toLowerCase();
      return letters.filter((letter) => wanted === '' || letter.to.some((one) => one.toLowerCase() === wanted));
    },
  };
}

export type Inbox = ReturnType<typeof createInbox>;
