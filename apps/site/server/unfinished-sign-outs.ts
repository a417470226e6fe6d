import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Credentials } from './cookies.ts';
import { endsSession, SIGN_OUT_PATH } from './sign-in-response.ts';

/** Wait between two attempts, in ms: doubled each time, up to the longest. */
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;
/** Most sign-outs in memory: a flood must not fill it. */
const MAX_WAITING = 10_000;
/** Concurrent calls: an API that has just recovered has more urgent work. */
const CONCURRENCY = 4;

/**
 * The wait before an attempt, in ms: 50 to 150% of the nominal wait, so that sign-outs of the same moment do not retry at
 * the same moment.
 *
 * @param attempts number of previous attempts
 * @param chance from 0 to 1
 */
export const retryDelay = (attempts: number, firstWait = FIRST_WAIT_MS, chance = Math.random()): number =>
  Math.min(LONGEST_WAIT_MS, firstWait * 2 ** attempts) * (0.5 + chance);

/** Sends a sign-out. True if the session has ended or never existed. */
const signOut = async (apiUrl: string, { accessId, accessToken }: Credentials): Promise<boolean> => {
  const response = await fetch(new URL(SIGN_OUT_PATH, apiUrl), {
    method: 'POST',
    headers: { 'access-id': accessId, 'access-token': accessToken },
    signal: AbortSignal.timeout(5000),
  });
  await response.arrayBuffer();
  return endsSession(response.status);
};

/**
 * Retries sign-outs that did not reach the API, a few at once, until they succeed or this process ends: the player was
 * already shown as signed out (docs/product/accounts.md#signing-out).
 */
export const unfinishedSignOuts = (apiUrl: string, firstWait = FIRST_WAIT_MS) => {
  const waiting = new Set<string>();
  const limit = pLimit(CONCURRENCY);
  const retry = async (credentials: Credentials): Promise<void> => {
    for (let attempts = 0; ; attempts += 1) {
      await sleep(retryDelay(attempts, firstWait), undefined, { ref: false });
      if (await limit(() => signOut(apiUrl, credentials)).catch(() => false)) return;
    }
  };
  return {
    add(credentials: Credentials): void {
      const { accessId } = credentials;
      if (waiting.has(accessId) || waiting.size >= MAX_WAITING) return;
      waiting.add(accessId);
      void retry(credentials).finally(() => waiting.delete(accessId));
    },
  };
};
