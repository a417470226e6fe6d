import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Credentials } from './cookies.ts';
import { endsSession, SIGN_OUT_PATH } from './sign-in-answer.ts';

/** Between two tries, in ms: doubled each time, up to the longest. */
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;
/** More than can be waiting in earnest, a count: a flood must not fill our memory. */
const MOST = 10_000;
/** Calls at once, a count: an API that just came back has more to do than to hear of players who left. */
const AT_ONCE = 4;

/**
 * The wait before a try, in ms: between half of what is due and half as much again, so that those who left in one moment do
 * not come back in one.
 *
 * @param tries how many were made before
 * @param chance from 0 to 1
 */
export const waitBefore = (tries: number, firstWait = FIRST_WAIT_MS, chance = Math.random()): number =>
  Math.min(LONGEST_WAIT_MS, firstWait * 2 ** tries) * (0.5 + chance);

/** Whether the API has said that the session is over, or never was. */
const isOver = async (apiUrl: string, { accessId, accessToken }: Credentials): Promise<boolean> => {
  const answer = await fetch(new URL(SIGN_OUT_PATH, apiUrl), {
    method: 'POST',
    headers: { 'access-id': accessId, 'access-token': accessToken },
    signal: AbortSignal.timeout(5000),
  });
  await answer.arrayBuffer();
  return endsSession(answer.status);
};

/**
 * Ends the sessions of sign-outs that the API did not hear: the player has left and been told so (docs/product/accounts.md#signing-out), so
 * it is tried again until it is done, a few at once, by this process for as long as it runs.
 */
export const unfinishedSignOuts = (apiUrl: string, firstWait = FIRST_WAIT_MS) => {
  const waiting = new Set<string>();
  const inTurn = pLimit(AT_ONCE);
  const insist = async (credentials: Credentials): Promise<void> => {
    for (let tries = 0; ; tries += 1) {
      await sleep(waitBefore(tries, firstWait), undefined, { ref: false });
      if (await inTurn(() => isOver(apiUrl, credentials)).catch(() => false)) return;
    }
  };
  return {
    add(credentials: Credentials): void {
      const { accessId } = credentials;
      if (waiting.has(accessId) || waiting.size >= MOST) return;
      waiting.add(accessId);
      void insist(credentials).finally(() => waiting.delete(accessId));
    },
  };
};
