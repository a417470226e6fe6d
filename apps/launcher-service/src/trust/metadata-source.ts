import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request, type Dispatcher } from 'undici';

/** The servers did not give an answer that could be judged. */
export class Unreachable extends Error {}

/** The answer goes on past what was promised, or past what any such file needs. */
export class TooLong extends Error {
  readonly file: string;

  constructor(file: string, limit: number) {
    super(`${file} is longer than ${limit} bytes`);
    this.file = file;
  }
}

/** Where signed files come from. */
export interface MetadataSource {
  /**
   * A file of the repository, null when there is none of that name.
   * @throws Unreachable when nobody answers, or answers with an error
   * @throws TooLong when there are more than `limit` bytes
   */
  read(name: string, limit: number, signal: AbortSignal): Promise<Buffer | null>;
  close(): Promise<void>;
}

const TRIES = 3;
const FIRST_WAIT_MS = 200;
const TIMEOUT_MS = 5_000;

/** Reads a repository over HTTP; a failed try is repeated twice. Redirects are answers like any other: not followed. */
export function createMetadataSource(url: string, timeoutMs: number = TIMEOUT_MS): MetadataSource {
  const dispatcher = new Agent({
    connections: 4,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    connect: { timeout: timeoutMs },
    allowH2: false,
  });

  const once = async (name: string, limit: number, signal: AbortSignal): Promise<Buffer | null> => {
    const answer = await request(`${url}/${name}`, {
      dispatcher,
      signal,
      headers: { 'accept-encoding': 'identity', 'cache-control': 'no-cache' },
    });
    // A store that may not list its folder answers 403 for what is not there.
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
          // A refusal may be gone in a moment; a silence is not waited for twice.
          if (attempt === TRIES || performance.now() - began > timeoutMs) {
            throw error instanceof Unreachable ? error : new Unreachable(`${name} cannot be read`, { cause: error });
          }
          await sleep(Math.random() * FIRST_WAIT_MS * 2 ** attempt, undefined, { signal });
        }
      }
    },
    close: () => dispatcher.destroy(),
  };
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
