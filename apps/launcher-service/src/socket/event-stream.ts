import { randomUUID } from 'node:crypto';
import type { SocketMessage } from '@hoshikraft/launcher-contract';

type Stamps = 'epoch' | 'seq' | 'ts';
type Unstamped<Message> = Message extends { type: 'hello' } ? never : Omit<Message, Stamps>;
/** What happened, before it has its place in the order of things. */
export type News = Unstamped<SocketMessage>;
/** Everything but the greeting, which is made for each connection. */
export type StreamMessage = Exclude<SocketMessage, { type: 'hello' }>;

/** Messages and lines kept for whoever was away for a moment, counts. */
const KEPT_MESSAGES = 2000;
const KEPT_LINES = 20_000;

/** The order of everything that is told over the socket, since the service started. */
export interface EventStream {
  epoch: string;
  lastSeq(): number;
  publish(news: News): void;
  /** What came after a message; null where that is not known any more, or never was. */
  since(epoch: string, seq: number): readonly StreamMessage[] | null;
  subscribe(listener: (message: StreamMessage) => void): () => void;
}

const linesOf = (message: StreamMessage): number => (message.type === 'logs' ? message.lines.length : 0);

export function createEventStream(now: () => Date): EventStream {
  const epoch = randomUUID();
  const listeners = new Set<(message: StreamMessage) => void>();
  const kept: StreamMessage[] = [];
  let keptLines = 0;
  let lastSeq = 0;
  /** Newest message that is not kept any more. */
  let forgotten = 0;

  function keep(message: StreamMessage): void {
    // Of a row of progress only the newest says anything.
    if (message.type === 'progress' && kept.at(-1)?.type === 'progress') kept.pop();
    kept.push(message);
    keptLines += linesOf(message);
    while (kept.length > KEPT_MESSAGES || keptLines > KEPT_LINES) {
      const oldest = kept.shift();
      if (oldest === undefined) return;
      keptLines -= linesOf(oldest);
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
      return kept.filter((message) => message.seq > seq);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
