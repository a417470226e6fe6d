import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** How the server takes what it is sent. */
type Mood =
  | 'takes'
  /** Not now: 451. */
  | 'puts-off'
  /** Never: 550 to the recipient. */
  | 'refuses'
  /** Says nothing after the letter. */
  | 'falls-silent'
  /** Takes the letter and ends the connection before it says so. */
  | 'takes-and-hangs-up';

export interface Mailbox {
  /** `smtp://…` of it. */
  url: string;
  letters: Email[];
  mood: Mood;
  /** To an address, newest last. */
  to(address: string): Email[];
  close(): Promise<void>;
}

const refusal = (responseCode: number): Error => Object.assign(new Error('refused here'), { responseCode });

/** A real SMTP server on a port of its own that keeps what it gets. */
export async function openMailbox(): Promise<Mailbox> {
  const letters: Email[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onRcptTo: (_address, _session, done) => done(mailbox.mood === 'refuses' ? refusal(550) : null),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mood } = mailbox;
        if (mood === 'falls-silent') return;
        if (mood === 'puts-off') return done(refusal(451));
        void PostalMime.parse(Buffer.concat(chunks)).then((letter) => {
          letters.push(letter);
          if (mood === 'takes') return done();
          const { connections } = server as unknown as { connections: Set<{ id: string; close(): void }> };
          for (const connection of connections) if (connection.id === session.id) connection.close();
        });
      });
    },
  });
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const mailbox: Mailbox = {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    letters,
    mood: 'takes',
    to: (address) => letters.filter(({ to }) => to?.some((one) => one.address === address)),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mailbox;
}
