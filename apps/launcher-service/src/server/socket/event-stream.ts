import { randomUUID } from 'node:crypto';
import type { SocketMessage } from '@hoshikraft/launcher-contract';

type Stamps = 'epoch' | 'seq' | 'ts';
type Unstamped<Message> = Message extends { type: 'hello' } ? never : Omit<Message, Stamps>;
/** A message without its sequence number. */
export type News = Unstamped<SocketMessage>;
/** Every message except the greeting, which is different for each connection. */
export type StreamMessage = Exclude<SocketMessage, { type: 'hello' }>;

/** Number of messages and lines that are stored for pages that reconnect. */
const MAX_MESSAGES = 2000;
const MAX_LINES = 20_000;

/** Assigns sequence numbers to all messages since the start of the service. */
export interface EventStream {
  epoch: string;
  lastSeq(): number;
  publish(news: News): void;
  /** Messages after a sequence number; null if they are no longer stored, or the number is unknown. */
  since(epoch: string, seq: number): readonly StreamMessage[] | null;
  subscribe(listener: (message: StreamMessage) => void): () => void;
}

const linesOf = (message: StreamMessage): number => (message.type === 'logs' ? message.lines.length : 0);

export function createEventStream(now: () => Date): EventStream {
  const epoch = randomUUID();
  const listeners = new Set<(message: StreamMessage) => void>();
  const recent: StreamMessage[] = [];
  let recentLines = 0;
  let lastSeq = 0;
  /** Newest message that was dropped. */
  let forgotten = 0;

  function keep(message: StreamMessage): void {
    // Of successive progress messages only the newest is needed.
    if (message.type === 'progress' && recent.at(-1)?.type === 'progress') recent.pop();
    recent.push(message);
    recentLines += linesOf(message);
    while (recent.length > MAX_MESSAGES || recentLines > MAX_LINES) {
      const oldest = recent.shift();
      if (oldest === undefined) return;
      recentLines -= linesOf(oldest);
      forgotten = oldest.seq;
    }
  }

  return {
    epoch,
    lastSeq: () => lastSeq,
    publish(news) {
      lastSeq += 1;
      const message = { ...news, epoch, seq: lastSeq, ts: now().toISOString() } as StreamMessage;
      keep(message);
      for (const listener of listeners) listener(message);
    },
    since(askedEpoch, seq) {
      if (askedEpoch !== epoch || seq > lastSeq || seq < forgotten) return null;
      return recent.filter((message) => message.seq > seq);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
