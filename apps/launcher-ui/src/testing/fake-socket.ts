import type { SocketMessage } from '@hoshikraft/launcher-contract';

const EPOCH = '0b9d2f6c-8f3a-4c1e-9a41-2f6f6f2b7a99';

/** A message without the fields that every message has. */
type Bare = SocketMessage extends infer M ? (M extends SocketMessage ? Omit<M, 'epoch' | 'seq' | 'ts'> : never) : never;

/** Fake of the browser's WebSocket; the test acts as the service. */
export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  /** All connections, in order. */
  static made: FakeSocket[] = [];

  readonly url: string;
  readonly protocols: readonly string[];
  readyState: number = FakeSocket.CONNECTING;
  binaryType = 'blob';
  #seq = 0;
  readonly #listeners = new Map<string, Set<(event: unknown) => void>>();

  constructor(url: string, protocols: string | readonly string[]) {
    this.url = url;
    this.protocols = typeof protocols === 'string' ? [protocols] : protocols;
    FakeSocket.made.push(this);
  }

  static get last(): FakeSocket {
    const socket = FakeSocket.made.at(-1);
    if (socket === undefined) throw new Error('No connection was tried.');
    return socket;
  }

  addEventListener(type: string, listener: (event: unknown) => void): void {
    this.#listeners.set(type, (this.#listeners.get(type) ?? new Set()).add(listener));
  }

  removeEventListener(type: string, listener: (event: unknown) => void): void {
    this.#listeners.get(type)?.delete(listener);
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED;
  }

  /** The service accepts the connection. */
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.#tell('open', {});
  }

  /** The connection is lost. */
  break(): void {
    this.readyState = FakeSocket.CLOSED;
    this.#tell('close', { code: 1006, reason: '', type: 'close' });
  }

  /** The service sends a raw text. */
  text(data: string): void {
    this.#tell('message', { data });
  }

  /** The service sends a message. */
  serverSend(message: Bare): void {
    this.#seq += 1;
    this.text(JSON.stringify({ ...message, epoch: EPOCH, seq: this.#seq, ts: '2026-11-21T12:00:00.000Z' }));
  }

  #tell(type: string, event: unknown): void {
    for (const listener of this.#listeners.get(type) ?? []) listener(event);
  }
}
