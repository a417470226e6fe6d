import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** How the server handles an email. */
type Behaviour =
  | 'takes'
  /** Temporary error 451. */
  | 'puts-off'
  /** Permanent error 550 for the recipient, whose address the reply repeats. */
  | 'refuses'
  /** Permanent error 550 for the sender. */
  | 'refuses-sender'
  /** Permanent error 554 for the content, which the reply quotes. */
  | 'refuses-content'
  /** No reply after the email. */
  | 'falls-silent'
  /** Accepts the email and closes the connection before the reply. */
  | 'takes-and-hangs-up';

export interface Mailbox {
  /** `smtp://` URL of the server. */
  url: string;
  emails: Email[];
  behaviour: Behaviour;
  /** Emails to an address, newest last. */
  to(address: string): Email[];
  close(): Promise<void>;
}

const refusal = (responseCode: number, reply = 'refused here'): Error =>
  Object.assign(new Error(reply), { responseCode });

/** Opens an SMTP server on a free port that stores the emails it receives. */
export async function openMailbox(): Promise<Mailbox> {
  const emails: Email[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onMailFrom: (_address, _session, done) => done(mailbox.behaviour === 'refuses-sender' ? refusal(550) : null),
    onRcptTo: ({ address }, _session, done) =>
      done(mailbox.behaviour === 'refuses' ? refusal(550, `5.1.1 <${address.toUpperCase()}>: no such mailbox`) : null),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { behaviour } = mailbox;
        if (behaviour === 'falls-silent') return;
        if (behaviour === 'puts-off') return done(refusal(451));
        void PostalMime.parse(Buffer.concat(chunks)).then((email) => {
          if (behaviour === 'refuses-content') return done(refusal(554, `5.7.1 spam: ${email.text}`));
          emails.push(email);
          if (behaviour === 'takes') return done();
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
    emails,
    behaviour: 'takes',
    to: (address) => emails.filter(({ to }) => to?.some((one) => one.address === address)),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mailbox;
}
