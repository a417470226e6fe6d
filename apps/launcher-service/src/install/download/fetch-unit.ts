import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import type { Part } from './part.ts';
import { parseRetryAfter } from './retry.ts';
import type { Unit } from './units.ts';

/** Another try may succeed: there was no response, it broke off, or the server is busy. */
export class TryAgain extends Error {
  /** Delay that the server requested, milliseconds. */
  readonly waitMs: number | null;

  constructor(message: string, waitMs: number | null = null, cause?: unknown) {
    super(message, { cause });
    this.waitMs = waitMs;
  }
}

/** The response does not match the request, and another try will hardly help. */
export class BadAnswer extends Error {}

interface Options {
  url: string;
  dispatcher: Dispatcher;
  signal: AbortSignal;
  /** Interval at which the speed of a connection is checked, milliseconds. */
  stallMs: number;
  onBytes: (count: number) => void;
}

/** Speed below which a connection is closed, bytes per second: a new one may have a better route, and resumes there. */
const SLOWEST_BPS = 64;

const BUSY = new Set([408, 425, 429]);

/** An ETag that `If-Range` accepts: a weak one does not guarantee identical bytes. */
const strongTag = (header: string | string[] | undefined): string | null =>
  typeof header === 'string' && header.startsWith('"') ? header : null;

/** One try to download the rest of a unit. @throws TryAgain | BadAnswer, and disk errors */
export async function fetchUnit(unit: Unit, part: Part, options: Options): Promise<void> {
  const from = part.held();
  if (from === unit.length) return;
  const isWhole = unit.start === 0 && unit.length === unit.fileSize && from === 0;
  const requested = { first: unit.start + from, last: unit.start + unit.length - 1 };
  const tag = from > 0 ? part.etag() : null;
  const headers = {
    'accept-encoding': 'identity',
    ...(isWhole ? {} : { range: `bytes=${requested.first}-${requested.last}` }),
    ...(tag === null ? {} : { 'if-range': tag }),
  };
  let skip = 0;
  await exchange(`${options.url}/${unit.path}`, headers, options, {
    begin(statusCode, answered) {
      skip = checkResponse(unit, part, statusCode, answered, requested);
    },
    take(chunk) {
      const skipped = Math.min(skip, chunk.length);
      skip -= skipped;
      const left = unit.length - part.held();
      const bytes = chunk.subarray(skipped, skipped + left);
      if (bytes.length > 0) {
        part.append(bytes);
        options.onBytes(bytes.length);
      }
      // The needed bytes of this file are complete; the rest of it may be long.
      return chunk.length - skipped > left;
    },
  });
  if (part.held() < unit.length) throw new TryAgain('the answer broke off');
}

/** Number of bytes to skip at the start of the response. @throws TryAgain | BadAnswer */
function checkResponse(
  unit: Unit,
  part: Part,
  statusCode: number,
  headers: IncomingHttpHeaders,
  requested: { first: number; last: number },
): number {
  if (statusCode >= 500 || BUSY.has(statusCode)) {
    throw new TryAgain(`status ${statusCode}`, parseRetryAfter(headers['retry-after'], Date.now()));
  }
  if (headers['content-encoding'] !== undefined && headers['content-encoding'] !== 'identity') {
    throw new BadAnswer('the answer is encoded');
  }
  const etag = strongTag(headers.etag);
  const resumed = part.held() > 0;
  const changed = resumed && etag !== null && part.etag() !== null && etag !== part.etag();
  if (statusCode === 206) {
    if (headers['content-range'] !== `bytes ${requested.first}-${requested.last}/${unit.fileSize}`) {
      part.restart();
      throw new BadAnswer(`wrong range ${String(headers['content-range'])}`);
    }
    if (changed) {
      part.restart();
      throw new TryAgain('another file under the same name');
    }
    if (!resumed) part.remember(etag);
    return 0;
  }
  if (statusCode === 200) {
    const length = headers['content-length'];
    if (length !== undefined && length !== String(unit.fileSize)) throw new BadAnswer(`wrong length ${String(length)}`);
    // The file changed, or the server does not support ranges: downloaded bytes are skipped.
    if (changed || part.etag() === null || etag === null) part.restart();
    if (part.held() === 0) part.remember(etag);
    return unit.start + part.held();
  }
  if (statusCode === 416) part.restart();
  throw new BadAnswer(`status ${statusCode}`);
}

interface Reader {
  begin(statusCode: number, headers: IncomingHttpHeaders): void;
  /** True if no more data is needed. */
  take(chunk: Buffer): boolean;
}

/**
 * One request whose bytes are written in the turn in which they arrive: nothing is buffered between network and disk, so
 * that a kill loses almost nothing.
 */
function exchange(
  address: string,
  headers: Record<string, string>,
  { dispatcher, signal, stallMs }: Options,
  reader: Reader,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const { origin, pathname } = new URL(address);
    let controller: Dispatcher.DispatchController | null = null;
    let own: unknown = null;
    let came = 0;
    let judging: NodeJS.Timeout | undefined;
    const dropIfSlow = (): void => {
      if ((came * 1000) / stallMs < SLOWEST_BPS) controller?.abort(new Error('too slow'));
      came = 0;
    };
    const onAbort = (): void => {
      clearInterval(judging);
      reject(signal.reason as Error);
      controller?.abort(new Error('cancelled'));
    };
    /** Distinguishes errors of our side from those of the network. */
    const ours = (work: () => void): void => {
      try {
        work();
      } catch (error) {
        own = error;
        throw error;
      }
    };
    const done = (): void => {
      clearInterval(judging);
      signal.removeEventListener('abort', onAbort);
    };
    if (signal.aborted) return onAbort();
    signal.addEventListener('abort', onAbort);
    dispatcher.dispatch(
      { origin, path: pathname, method: 'GET', headers },
      {
        onRequestStart(given) {
          controller = given;
          if (signal.aborted) given.abort(new Error('cancelled'));
        },
        onResponseStart(_, statusCode, answered) {
          if (statusCode < 200) return;
          ours(() => reader.begin(statusCode, answered));
          judging = setInterval(dropIfSlow, stallMs);
        },
        onResponseData(given, chunk) {
          came += chunk.length;
          ours(() => {
            if (!reader.take(chunk)) return;
            resolve();
            given.abort(new Error('enough'));
          });
        },
        onResponseEnd() {
          done();
          resolve();
        },
        onResponseError(_, error) {
          done();
          reject((own as Error | null) ?? new TryAgain('the network failed', null, error));
        },
      },
    );
  });
}
