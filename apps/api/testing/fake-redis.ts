import { createServer, type AddressInfo } from 'node:net';

export interface FakeRedis {
  url: string;
  /** What was counted, by key. */
  counts: Map<string, number>;
  close(): Promise<void>;
}

/** Commands in what has come so far, each a list of texts, and the rest of it. */
function readCommands(text: string): { commands: string[][]; rest: string } {
  const commands: string[][] = [];
  let rest = text;
  for (;;) {
    const lines = rest.split('\r\n');
    const parts = Number(lines[0]?.slice(1));
    // A list is its length, and then for each part a line of its length and a line of itself.
    if (lines[0]?.startsWith('*') !== true || lines.length < 2 + 2 * parts) return { commands, rest };
    commands.push(Array.from({ length: parts }, (_, part) => lines[2 + 2 * part] ?? ''));
    rest = lines.slice(1 + 2 * parts).join('\r\n');
  }
}

/** The few words of Redis that counting calls takes: enough for processes to share their counts on any machine. */
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
