import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { components } from '@hoshikraft/contract';

export interface ClientOptions {
  api: string;
  /** Percentage of calls that the client aborts: half before the response, half after it arrives, so that it is lost. */
  abortPercent: number;
  /** A naive client uses a new idempotency key for each attempt, so it can repeat a completed operation. */
  naive: boolean;
}

export interface Call {
  path: string;
  body: string;
  /** Headers of one attempt with this idempotency key. */
  headers: (key: string) => Record<string, string>;
}

/** Result of a call: acknowledged, or given up with the last error. */
export type CallResult<Body> = { kind: 'acknowledged'; body: Body; tries: number } | { kind: 'given up'; why: string };

/** Timeout of one attempt, milliseconds. */
export const ATTEMPT_TIMEOUT_MS = 8000;
/** Timeout of all attempts, longer than any start of the API, milliseconds. */
export const GIVE_UP_MS = 300_000;

async function attempt<Body>({ api, abortPercent }: ClientOptions, { path, body, headers }: Call, key: string) {
  const aborts = randomInt(100) < abortPercent;
  // On a busy machine, calls aborted early may not have reached the API; calls that lose their response were completed.
  const losesResponse = aborts && randomInt(2) === 0;
  const reply = await fetch(api + path, {
    method: 'POST',
    headers: { ...headers(key), 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(aborts && !losesResponse ? randomInt(2, 25) : ATTEMPT_TIMEOUT_MS),
  });
  if (losesResponse) {
    await reply.body?.cancel();
    throw new Error('the response was lost');
  }
  return { status: reply.status, body: (await reply.json()) as Body & components['schemas']['Error'] };
}

/** Repeats a call until it is acknowledged, or fails with an error that a retry cannot fix. */
export async function callUntilAcknowledged<Body>(client: ClientOptions, call: Call): Promise<CallResult<Body>> {
  const deadline = Date.now() + GIVE_UP_MS;
  let key = randomUUID();
  let why = '';
  for (let tries = 1; Date.now() < deadline; tries += 1) {
    const response = await attempt<Body>(client, call, key).catch((error: unknown) => String(error));
    if (typeof response !== 'string') {
      if (response.status === 200) return { kind: 'acknowledged', body: response.body, tries };
      why = `${response.status} ${response.body.details?.type}`;
      const isTemporary = response.status >= 500 || response.body.details?.type === 'request_in_progress';
      if (!isTemporary) break;
    } else {
      why = response;
    }
    if (client.naive) key = randomUUID();
    await sleep(randomInt(20, 120));
  }
  return { kind: 'given up', why };
}
