import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { PROTOCOL, SOCKET_PROTOCOL } from '@hoshikraft/launcher-contract';
import type { SocketMessage } from '@hoshikraft/launcher-contract';
import { pickLocale } from '@hoshikraft/shared';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import { Refusal, refusalBody } from '../../refusal.ts';
import type { LogLine } from '../../game/logs/game-log.ts';
import type { Schemas } from '../../schemas.ts';
import type { Perimeter } from '../security/perimeter.ts';
import { MIN_UI_VERSION, SERVICE_VERSION } from '../../versions.ts';
import type { EventStream, StreamMessage } from './event-stream.ts';
import { createSlowReader } from './slow-reader.ts';

/** Interval of pings, milliseconds. */
const PING_MS = 15_000;
/** Number of recent lines that a new page gets. */
export const FIRST_LINES = 2000;

/** Sent to a page that cannot resume. */
export interface Snapshot {
  state(): Schemas['LauncherState'];
  progress(): Schemas['Progress'] | null;
  lines(count: number): readonly LogLine[];
}

export interface SocketHost {
  /** Handles the upgrade of any listening server. */
  upgrade(request: IncomingMessage, connection: Duplex, head: Buffer): void;
  close(): void;
}

function refuse(request: IncomingMessage, connection: Duplex, type: 'not_allowed' | 'not_found'): void {
  const status = type === 'not_allowed' ? '403 Forbidden' : '404 Not Found';
  const locale = pickLocale({ acceptLanguage: request.headers['accept-language'] });
  const body = JSON.stringify(refusalBody(new Refusal(type), locale));
  // A client that keeps its connection open must not delay the end of the service.
  connection.once('finish', () => connection.destroy());
  connection.end(
    [
      `HTTP/1.1 ${status}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

/** Sends the greeting, then the missed messages or the complete state. */
function greet(
  { searchParams }: URL,
  stream: EventStream,
  snapshot: Snapshot,
  send: (message: SocketMessage) => void,
  deliver: (message: StreamMessage) => void,
): void {
  const requestedSeq = searchParams.get('seq') ?? '';
  const from = /^\d{1,16}$/.test(requestedSeq) ? Number(requestedSeq) : -1;
  const missed = from < 0 ? null : stream.since(searchParams.get('epoch') ?? '', from);
  const lastSeq = stream.lastSeq();
  const stamps = { epoch: stream.epoch, seq: missed === null ? lastSeq : from, ts: new Date().toISOString() };
  const versions = { protocol: PROTOCOL, serviceVersion: SERVICE_VERSION, minUiVersion: MIN_UI_VERSION };
  send({ type: 'hello', ...stamps, lastSeq, ...versions, reset: missed === null });
  if (missed !== null) return missed.forEach(deliver);
  deliver({ type: 'state', ...stamps, state: snapshot.state() });
  const progress = snapshot.progress();
  if (progress !== null) deliver({ type: 'progress', ...stamps, progress });
  deliver({ type: 'logs', ...stamps, lines: [...snapshot.lines(FIRST_LINES)], dropped: 0, reset: true });
}

/** The socket `/ws`: Host, Origin and token are checked before the upgrade. */
export function serveSocket(perimeter: Perimeter, stream: EventStream, snapshot: Snapshot): SocketHost {
  const server = new WebSocketServer({
    noServer: true,
    // Pages send no messages.
    maxPayload: 1024,
    perMessageDeflate: false,
    handleProtocols: () => SOCKET_PROTOCOL,
  });

  function serve(socket: WebSocket, url: URL): void {
    const reader = createSlowReader(socket);
    const unsubscribe = stream.subscribe(reader.deliver);
    let answered = true;
    const ping = setInterval(() => {
      if (!answered) return socket.terminate();
      answered = false;
      socket.ping();
    }, PING_MS);
    socket.on('pong', () => (answered = true));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearInterval(ping);
      unsubscribe();
      reader.close();
    });
    greet(url, stream, snapshot, (message) => socket.send(JSON.stringify(message)), reader.deliver);
  }

  return {
    upgrade(request, connection, head) {
      connection.on('error', () => connection.destroy());
      const { origin } = request.headers;
      if (
        !perimeter.isHost(request.headersDistinct['host']) ||
        !perimeter.isOrigin(origin) ||
        !perimeter.hasSocketToken(request.headers)
      ) {
        return refuse(request, connection, 'not_allowed');
      }
      const url = URL.parse(request.url ?? '', 'http://loopback');
      if (url?.pathname !== '/ws') return refuse(request, connection, 'not_found');
      server.handleUpgrade(request, connection, head, (socket) => serve(socket, url));
    },
    close() {
      for (const socket of server.clients) socket.close(1001);
      server.close();
      // Connections without a close handshake are terminated.
      setTimeout(() => server.clients.forEach((socket) => socket.terminate()), 500).unref();
    },
  };
}
