import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import type { FaultStore } from '../faults/fault-store.ts';
import type { Inbox } from './inbox.ts';

interface Options {
  host: string;
  port: number;
  letters: Inbox;
  faults: FaultStore;
}

const LARGEST_LETTER = 1024 * 1024;

const refusal = (code: number, message: string): Error => Object.assign(new Error(message), { responseCode: code });

async function readAll(stream: AsyncIterable<unknown>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** A mail server for every address: accepts every email, with any user and password, and forwards none. */
export function createSmtpListener({ host, port, letters, faults }: Options) {
  const sockets = new Set<Socket>();
  const smtp = new SMTPServer({
    name: 'mail.sandbox.example',
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    size: LARGEST_LETTER,
    onAuth: (_auth, _session, done) => done(null, { user: 'anybody' }),
    onRcptTo(_address, _session, done) {
      const fault = faults.take('mail', ['denied', 'busy']);
      if (fault?.kind === 'denied') done(refusal(550, 'No such mailbox, on demand'));
      else if (fault) done(refusal(451, 'Try again later, on demand'));
      else done();
    },
    onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      const from = session.envelope.mailFrom === false ? '' : session.envelope.mailFrom.address;
      readAll(stream)
        .then((source) => letters.receive(from, to, source))
        .then(() => {
          // The email is stored but not confirmed, as after a broken connection.
          if (faults.take('mail', ['unanswered'])) for (const socket of sockets) socket.resetAndDestroy();
          done();
        })
        .catch((error: Error) => done(error));
    },
  });
  smtp.on('error', () => undefined);

  async function welcome(socket: Socket): Promise<void> {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket)).on('error', () => undefined);
    const fault = faults.take('mail', ['down', 'slow', 'garbage']);
    if (fault?.kind === 'down') return void socket.resetAndDestroy();
    if (fault?.kind === 'garbage') return void socket.end('<!doctype html><h1>502 Bad Gateway</h1>\r\n');
    if (fault) await sleep(fault.ms, undefined, { ref: false });
    if (!socket.destroyed) smtp.connect(socket, {});
  }
  const server = createServer((socket) => void welcome(socket));
  return {
    /** @returns the port */
    async start(): Promise<number> {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, resolve);
      });
      return (server.address() as AddressInfo).port;
    },
    async stop(): Promise<void> {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
