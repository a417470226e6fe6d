import { createServer, type AddressInfo } from 'node:net';

export interface FakeRedis {
  url: string;
  /** Counters by key. */
  counts: Map<string, number>;
  close(): Promise<void>;
}

/** Parses the complete commands at the start of `text`; `rest` is the incomplete remainder. */
function readCommands(text: string): { commands: string[][]; rest: string } {
  const commands: string[][] = [];
  let rest = text;
  for (;;) {
    const lines = rest.split('\r\n');
    const parts = Number(lines[0]?.slice(1));
    // An array is a line with its length, then two lines for each element: its length and its text.
    if (lines[0]?.startsWith('*') !== true || lines.length < 2 + 2 * parts) return { commands, rest };
    commands.push(Array.from({ length: parts }, (_, part) => lines[2 + 2 * part] ?? ''));
    rest = lines.slice(1 + 2 * parts).join('\r\n');
  }
}

/** Starts a server with the few Redis commands that the rate limiter needs, so that processes can share counters. */
export async function startFakeRedis(): Promise<FakeRedis> {
  const counts = new Map<string, number>();
  function answer([name = '', , , key = '', timeWindow = '']: string[]): string {
    switch (name.toLowerCase()) {
      case 'info':
        return '$9\r\nloading:0\r\n';
      case 'eval':
      case 'evalsha': {
        const count = (counts.get(key) ?? 0) + 1;
        counts.set(key, count);
        return `*2\r\n:${count}\r\n:${timeWindow}\r\n`;
      }
      default:
        return '+OK\r\n';
    }
  }
  const server = createServer((socket) => {
    let text = '';
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      const { commands, rest } = readCommands(text + chunk.toString('latin1'));
      text = rest;
      for (const command of commands) socket.write(answer(command));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
