import { createHash } from 'node:crypto';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@hoshikraft/shared';
import type { AppContext } from '../context.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/types.ts';
import type { Job } from '../jobs/job.ts';
import { addressPrefix } from '../http/address-prefix.ts';
import {
  countFailure,
  countFailureOfAddress,
  countsOf,
  forgetCountsBefore,
  lockCount,
  type Scope,
  uncountFailures,
} from './sign-in-failures-repository.ts';

/** Failures are forgotten after this long: since the last one, or of an address since the first of them. */
const MEMORY_MS = HOUR_MS;
/** First wait, doubled by each further failure… */
const FIRST_WAIT_MS = 5 * SECOND_MS;
/** …up to this: nobody is ever locked out for good. */
const LONGEST_WAIT_MS = 15 * MINUTE_MS;

/** After how many failures a captcha is asked for. */
const CAPTCHA_FROM: Record<Scope, number> = { pair: 5, address: 20, login: 20 };

/**
 * After how many failures of a login from an address each further one has to wait. A login alone makes nobody wait, or
 * anyone could shut its owner out; nor does an address alone: thousands of strangers share that of a phone network.
 */
const WAIT_FROM = 10;

/** What one account shares with nobody: always locked in this order, so that two attempts never wait for each other. */
const OF_ACCOUNT = ['login', 'pair'] as const;

export type Verdict = { kind: 'go' } | { kind: 'captcha' } | { kind: 'wait'; milliseconds: number };

type Subjects = Record<Scope, Buffer>;

/** What is counted, hashed: the table names no e-mail. A name is folded here as it is where players are looked up. */
function subjectsOf(login: string, ip: string): Subjects {
  const prefix = addressPrefix(ip);
  const hash = (text: string) => createHash('sha256').update(text).digest();
  const name = login.toLowerCase();
  return { address: hash(prefix), login: hash(name), pair: hash(`${prefix}\n${name}`) };
}

const waitAfter = (failures: number): number =>
  failures < WAIT_FROM ? 0 : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(20, failures - WAIT_FROM));

/**
 * Asks whether a sign-in may be tried now, and counts it as failed beforehand: of a hundred at once, no more pass than
 * one after the other would. `takeBackAttempt` undoes that.
 */
export async function admitSignIn(
  app: AppContext,
  login: string,
  ip: string,
  captchaSolved: boolean,
): Promise<Verdict> {
  const subjects = subjectsOf(login, ip);
  const now = app.clock.now();
  const forgotten = new Date(now.getTime() - MEMORY_MS);
  const neighbours = await countFailureOfAddress(app.db, subjects.address, { now, forgotten });
  const verdict = await inTransaction<Verdict>(app.db, async (trx) => {
    let captcha = neighbours >= CAPTCHA_FROM.address;
    let wait = 0;
    for (const scope of OF_ACCOUNT) {
      const { failures, lastFailedAt } = await lockCount(trx, scope, subjects[scope], { now, forgotten });
      captcha ||= failures >= CAPTCHA_FROM[scope];
      const pause = scope === 'pair' ? waitAfter(failures) : 0;
      if (pause > 0) wait = lastFailedAt.getTime() + pause - now.getTime();
    }
    if (wait > 0) return { kind: 'wait', milliseconds: wait };
    if (captcha && !captchaSolved) return { kind: 'captcha' };
    for (const scope of OF_ACCOUNT) await countFailure(trx, scope, subjects[scope], now);
    return { kind: 'go' };
  });
  if (verdict.kind !== 'go') await uncountFailures(app.db, 'address', subjects.address, 'one');
  return verdict;
}

/** Whether the next try of this login from this address needs a captcha. */
export async function isCaptchaNeeded(app: AppContext, login: string, ip: string): Promise<boolean> {
  const subjects = subjectsOf(login, ip);
  const rows = await countsOf(app.db, subjects, new Date(app.clock.now().getTime() - MEMORY_MS));
  return rows.some(({ scope, failures }) => failures >= CAPTCHA_FROM[scope as Scope]);
}

/**
 * Takes back the attempt counted beforehand, in no transaction: a sign-in that waits for its player's row would keep a whole
 * network waiting. After a right password the pair is forgotten altogether; after an attempt that nobody looked at it is
 * not, or a flood of them would wipe the count.
 */
export async function takeBackAttempt(db: Db, login: string, ip: string, passwordWasRight: boolean): Promise<void> {
  const subjects = subjectsOf(login, ip);
  for (const scope of ['address', ...OF_ACCOUNT] as const) {
    await uncountFailures(db, scope, subjects[scope], scope === 'pair' && passwordWasRight ? 'all' : 'one');
  }
}

export const sweepSignInFailures: Job = {
  name: 'sweep-sign-in-failures',
  everyMs: HOUR_MS,
  run: (trx, app) => forgetCountsBefore(trx, new Date(app.clock.now().getTime() - MEMORY_MS)),
};
