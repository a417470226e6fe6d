import type { SocketMessage } from '@hoshikraft/launcher-contract';
import { WebSocket } from 'ws';
import { until } from '@hoshikraft/testkit/until';
import { compileSchema } from '../server/http/description.ts';

const isMessage = compileSchema('SocketMessage');

export interface SocketPage {
  messages: SocketMessage[];
  of<Type extends SocketMessage['type']>(type: Type): Extract<SocketMessage, { type: Type }>[];
  /** Waits until the messages match, 5 s at most. */
  until(enough: () => boolean): Promise<void>;
  /** Stops and continues reading. */
  pause(): void;
  resume(): void;
  closed: Promise<number>;
  close(): Promise<void>;
}

/** A page connected to the socket of a service; every message is checked against the contract. */
export async function openPage(
  { port, token }: { port: number; token: string },
  { query = '', origin = `http://127.0.0.1:${port}` }: { query?: string; origin?: string } = {},
): Promise<SocketPage> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws${query}`, ['launcher.v1', `bearer.${token}`], { origin });
  const messages: SocketMessage[] = [];
  const wrong: string[] = [];
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as SocketMessage;
    if (!isMessage(message)) wrong.push(`${data.toString().slice(0, 300)}: ${JSON.stringify(isMessage.errors)}`);
    messages.push(message);
  });
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await new Promise<void>((resolve, reject) => {
    socket.on('open', resolve);
    socket.on('error', reject);
  });
  if (socket.protocol !== 'launcher.v1') throw new Error(`the service chose ${socket.protocol}`);
  return {
    messages,
    of: <Type extends SocketMessage['type']>(type: Type) =>
      messages.filter((message): message is Extract<SocketMessage, { type: Type }> => message.type === type),
    async until(enough) {
      await until(enough, () => `only told: ${JSON.stringify(messages.slice(-5)).slice(0, 2000)}`);
      if (wrong.length > 0) throw new Error(`not in the contract: ${wrong.join('\n')}`);
    },
    pause: () => socket.pause(),
    resume: () => socket.resume(),
    closed,
    async close() {
      socket.terminate();
      await closed;
      if (wrong.length > 0) throw new Error(`not in the contract: ${wrong.join('\n')}`);
    },
  };
}
