import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { components } from '@hoshikraft/contract';

export interface Manners {
  api: string;
  /** Of a hundred calls so many are hung up on: half of them while they are under way, half as the answer comes, which is lost. */
  hangUps: number;
  /** A naive client makes a new key for each try: what was done but not answered is done again. */
  naive: boolean;
}

export interface Call {
  path: string;
  body: string;
  /** Made anew for each try, with the key of this one. */
  headers: (key: string) => Record<string, string>;
}

/** What became of a call: acknowledged at last, or given up with a refusal. */
export type End<Body> = { kind: 'acknowledged'; body: Body; tries: number } | { kind: 'given up'; why: string };

/** A frozen server is not waited for longer, milliseconds. */
const PATIENCE_MS = 8000;
/** A call that fails for longer than any start takes will not succeed any more, milliseconds. */
const GIVE_UP_MS = 300_000;

async function attempt<Body>({ api, hangUps }: Manners, { path, body, headers }: Call, key: string) {
  const hangUp = randomInt(100) < hangUps;
  // Hung up on in time, all may be before the API has heard of them where a machine is busy; these were done.
  const losesAnswer = hangUp && randomInt(2) === 0;
  const reply = await fetch(api + path, {
    method: 'POST',
    headers: { ...headers(key), 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(hangUp && !losesAnswer ? randomInt(2, 25) : PATIENCE_MS),
  });
  if (losesAnswer) {
    await reply.body?.cancel();
    throw new Error('the answer was lost');
  }
  return { status: reply.status, body: (await reply.json()) as Body & components['schemas']['Error'] };
}

/** Makes the call until it is acknowledged, or refused for good. */
export async function insist<Body>(manners: Manners, call: Call): Promise<End<Body>> {
  const deadline = Date.now() + GIVE_UP_MS;
  let key = randomUUID();
  let why = '';
  for (let tries = 1; Date.now() < deadline; tries += 1) {
    const answer = await attempt<Body>(manners, call, key).catch((error: unknown) => String(error));
    if (typeof answer !== 'string') {
      if (answer.status === 200) return { kind: 'acknowledged', body: answer.body, tries };
      why = `${answer.status} ${answer.body.details?.type}`;
      const passes = answer.status >= 500 || answer.body.details?.type === 'request_in_progress';
      if (!passes) break;
    } else {
      why = answer;
    }
    if (manners.naive) key = randomUUID();
    await sleep(randomInt(20, 120));
  }
  return { kind: 'given up', why };
}
