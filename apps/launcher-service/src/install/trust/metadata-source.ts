import { setTimeout as sleep } from 'node:timers/promises';
import { request, type Dispatcher } from 'undici';
import { openConnections, proxyAtFault } from '../../system/proxy/proxy.ts';

/** The servers gave no usable response. */
export class Unreachable extends Error {
  /** The proxy that was the cause. */
  readonly proxy: string | null;

  constructor(message: string, { cause, proxy = null }: { cause?: unknown; proxy?: string | null } = {}) {
    super(message, { cause });
    this.proxy = proxy;
  }
}

/** The response is longer than announced, or than any such file. */
export class TooLong extends Error {
  readonly file: string;

  constructor(file: string, limit: number) {
    super(`${file} is longer than ${limit} bytes`);
    this.file = file;
  }
}

/** Source of signed files. */
export interface MetadataSource {
  /**
   * A file of the repository, null if it does not exist.
   * @throws Unreachable if there is no response, or an error
   * @throws TooLong if there are more than `limit` bytes
   */
  read(name: string, limit: number, signal: AbortSignal): Promise<Buffer | null>;
  /** Time of the last answer by the server's clock, milliseconds since 1970; null if there was none. */
  serverTime(): number | null;
  close(): Promise<void>;
}

const TRIES = 3;
const FIRST_WAIT_MS = 200;
const TIMEOUT_MS = 5_000;

/** Reads a repository over HTTP; a failed request is repeated twice. Redirects are not followed. */
export function createMetadataSource(url: string, timeoutMs: number = TIMEOUT_MS): MetadataSource {
  const connections = openConnections({
    connections: 4,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    timeout: timeoutMs,
  });

  let serverTime: number | null = null;

  const once = async (name: string, limit: number, signal: AbortSignal): Promise<Buffer | null> => {
    const answer = await request(`${url}/${name}`, {
      dispatcher: connections.dispatcher(),
      signal,
      headers: { 'accept-encoding': 'identity', 'cache-control': 'no-cache' },
    });
    serverTime = timeOf(answer.headers) ?? serverTime;
    // An S3 bucket without the permission to list responds 403 for a missing object.
    if (answer.statusCode === 404 || answer.statusCode === 403) {
      await answer.body.dump();
      return null;
    }
    if (answer.statusCode !== 200) {
      await answer.body.dump();
      throw new Unreachable(`${name}: status ${answer.statusCode}`);
    }
    return readAtMost(answer.body, limit, name);
  };

  return {
    async read(name, limit, signal) {
      const began = performance.now();
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await once(name, limit, AbortSignal.any([signal, AbortSignal.timeout(2 * timeoutMs)]));
        } catch (error) {
          signal.throwIfAborted();
          if (error instanceof TooLong) throw error;
          // An error may be temporary; a timeout is not repeated.
          if (attempt === TRIES || performance.now() - began > timeoutMs) {
            if (error instanceof Unreachable) throw error;
            throw new Unreachable(`${name} cannot be read`, { cause: error, proxy: proxyAtFault(error, url) });
          }
          await sleep(Math.random() * FIRST_WAIT_MS * 2 ** attempt, undefined, { signal });
        }
      }
    },
    serverTime: () => serverTime,
    close: connections.close,
  };
}

/** `Date` is the time at which the answer was made; `Age`, the seconds since then in a cache. */
function timeOf({ date, age }: Dispatcher.ResponseData['headers']): number | null {
  const made = Date.parse(String(date));
  return Number.isNaN(made) ? null : made + (Number(age ?? 0) || 0) * 1000;
}

async function readAtMost(body: Dispatcher.ResponseData['body'], limit: number, name: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limit) throw new TooLong(name, limit);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
