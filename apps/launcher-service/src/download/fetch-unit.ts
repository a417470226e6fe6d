import { type Dispatcher, request } from 'undici';
import type { Part } from './part.ts';
import { parseRetryAfter } from './retry.ts';
import type { Unit } from './units.ts';

/** Another try may go better: nobody answered, or the answer broke off, or the server is busy. */
export class TryAgain extends Error {
  /** Milliseconds that the server asked to wait. */
  readonly waitMs: number | null;

  constructor(message: string, waitMs: number | null = null, cause?: unknown) {
    super(message, { cause });
    this.waitMs = waitMs;
  }
}

/** The answer is not what was asked for, and asking again will hardly help. */
export class BadAnswer extends Error {}

interface Options {
  url: string;
  dispatcher: Dispatcher;
  signal: AbortSignal;
  onBytes: (count: number) => void;
}

const BUSY = new Set([408, 425, 429]);

/** A tag that `If-Range` may carry: a weak one does not promise the same bytes. */
const strongTag = (header: string | string[] | undefined): string | null =>
  typeof header === 'string' && header.startsWith('"') ? header : null;

/** One try to get the rest of a unit into its part. @throws TryAgain | BadAnswer, and what the disk throws */
export async function fetchUnit(unit: Unit, part: Part, options: Options): Promise<void> {
  const from = part.held();
  if (from === unit.length) return;
  const isWhole = unit.start === 0 && unit.length === unit.fileSize && from === 0;
  const first = unit.start + from;
  const last = unit.start + unit.length - 1;
  const tag = from > 0 ? part.etag() : null;
  const answer = await asNetwork(
    request(`${options.url}/${unit.path}`, {
      dispatcher: options.dispatcher,
      signal: options.signal,
      headers: {
        'accept-encoding': 'identity',
        ...(isWhole ? {} : { range: `bytes=${first}-${last}` }),
        ...(tag === null ? {} : { 'if-range': tag }),
      },
    }),
    options.signal,
  );
  const { body } = answer;
  try {
    const skip = judge(unit, part, answer, { first, last });
    await receive(unit, part, body, skip, options);
  } catch (error) {
    // The rest is not wanted; its connection goes with it.
    body.on('error', () => undefined).destroy();
    throw error;
  }
}

/** Bytes of the answer that come before what is wanted. @throws TryAgain | BadAnswer */
function judge(
  unit: Unit,
  part: Part,
  { statusCode, headers }: Dispatcher.ResponseData,
  asked: { first: number; last: number },
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
    if (headers['content-range'] !== `bytes ${asked.first}-${asked.last}/${unit.fileSize}`) {
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
    // Either the file changed, or this server knows no ranges: then what is held is skipped over.
    if (changed || part.etag() === null || etag === null) part.restart();
    if (part.held() === 0) part.remember(etag);
    return unit.start + part.held();
  }
  if (statusCode === 416) part.restart();
  throw new BadAnswer(`status ${statusCode}`);
}

async function receive(
  unit: Unit,
  part: Part,
  body: Dispatcher.ResponseData['body'],
  skip: number,
  { onBytes, signal }: Options,
): Promise<void> {
  const chunks = (body as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  for (;;) {
    const { value: chunk, done } = await asNetwork(chunks.next(), signal);
    if (done === true) break;
    const skipped = Math.min(skip, chunk.length);
    skip -= skipped;
    const left = unit.length - part.held();
    const bytes = chunk.subarray(skipped, skipped + left);
    if (bytes.length > 0) {
      part.append(bytes);
      onBytes(bytes.length);
    }
    // All that is wanted of this file is here; the rest of it may be long.
    if (chunk.length - skipped > left) {
      body.on('error', () => undefined).destroy();
      return;
    }
  }
  if (part.held() < unit.length) throw new TryAgain('the answer broke off');
}

/** What fails on the way over the network is worth another try, but for a cancel. */
async function asNetwork<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    signal.throwIfAborted();
    throw new TryAgain('the network failed', null, error);
  }
}
