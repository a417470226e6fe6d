import type { StreamMessage } from './event-stream.ts';

/** Number of buffered bytes above which a reader is slow. */
const SLOW_BYTES = 1024 * 1024;
/** Number of buffered bytes above which it is disconnected; states alone do not reach that within a day. */
const HOPELESS_BYTES = 64 * 1024 * 1024;
const LOOK_AGAIN_MS = 100;

/** Sending side of a WebSocket. */
export interface Outlet {
  readonly bufferedAmount: number;
  send(text: string): void;
  terminate(): void;
}

/**
 * Sends messages to one page. A slow page gets every state, the newest progress and no lines: skipped lines are counted.
 */
export function createSlowReader(outlet: Outlet): { deliver(message: StreamMessage): void; close(): void } {
  let dropped = 0;
  /** The page still has to be notified to clear its lines. */
  let forget = false;
  let lastLine = 0;
  let waiting: (StreamMessage & { type: 'progress' }) | null = null;
  let newest: StreamMessage | null = null;
  let timer: NodeJS.Timeout | null = null;

  const isSlow = (): boolean => outlet.bufferedAmount > SLOW_BYTES;
  const send = (message: StreamMessage): void => outlet.send(JSON.stringify(message));

  function sendLines(message: StreamMessage & { type: 'logs' }): void {
    const reset = message.reset || forget;
    if (reset) lastLine = 0;
    // A new page has the newest lines already, including those of a batch that is still to come.
    const lines = message.lines.filter(({ number }) => number > lastLine);
    lastLine = lines.at(-1)?.number ?? lastLine;
    if (lines.length === 0 && dropped === 0 && !reset) return;
    send({ ...message, lines, dropped, reset });
    dropped = 0;
    forget = false;
  }

  function catchUp(): void {
    timer = null;
    if (isSlow()) return checkAgain();
    if (waiting !== null) send(waiting);
    waiting = null;
    if ((dropped > 0 || forget) && newest !== null) {
      const { epoch, seq, ts } = newest;
      sendLines({ type: 'logs', epoch, seq, ts, lines: [], dropped, reset: false });
    }
  }

  function checkAgain(): void {
    timer ??= setTimeout(catchUp, LOOK_AGAIN_MS);
  }

  return {
    deliver(message) {
      newest = message;
      if (outlet.bufferedAmount > HOPELESS_BYTES) return outlet.terminate();
      if (message.type === 'state') return send(message);
      if (!isSlow()) {
        if (message.type === 'logs') return sendLines(message);
        waiting = null;
        return send(message);
      }
      if (message.type === 'progress') {
        waiting = message;
      } else {
        dropped += message.lines.length;
        forget ||= message.reset;
      }
      checkAgain();
    },
    close() {
      if (timer !== null) clearTimeout(timer);
    },
  };
}
