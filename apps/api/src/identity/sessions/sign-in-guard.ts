import { createHash } from 'node:crypto';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@hoshikraft/shared';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Db } from '../../platform/database/types.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { addressPrefix } from '../../platform/http/address-prefix.ts';
import {
  countFailure,
  countFailureOfAddress,
  listCounts,
  deleteCountsBefore,
  lockCount,
  type Scope,
  subtractFailures,
} from './sign-in-failures-repository.ts';

/** Failures expire after this long: counted from the last one, or for an address from the first. */
const MEMORY_MS = HOUR_MS;
/** The first wait; each further failure doubles it, up to `MAX_WAIT_MS`, so that no account is locked for good. */
const FIRST_WAIT_MS = 5 * SECOND_MS;
const MAX_WAIT_MS = 15 * MINUTE_MS;

/** After how many failures a captcha is required. */
const CAPTCHA_FROM: Record<Scope, number> = { pair: 5, address: 20, login: 20 };

/**
 * After how many failures of a login from an address the next attempt must wait. Failures of a login alone cause no wait, or
 * anyone could lock its owner out; nor do failures of an address alone, because a phone network shares one among thousands.
 */
const WAIT_FROM = 10;

/** Scopes of a single account. Always locked in this order, so that two attempts cannot deadlock. */
const ACCOUNT_SCOPES = ['login', 'pair'] as const;

export type Verdict = { kind: 'go' } | { kind: 'captcha' } | { kind: 'wait'; milliseconds: number };

type Subjects = Record<Scope, Buffer>;

/** Hashes what is counted, so that the table contains no email. Lower-cases the name as the lookup of players does. */
function hashSubjects(login: string, ip: string): Subjects {
  const prefix = addressPrefix(ip);
  const hash = (text: string) => createHash('sha256').update(text).digest();
  const name = login.toLowerCase();
  return { address: hash(prefix), login: hash(name), pair: hash(`${prefix}\n${name}`) };
}

const waitAfter = (failures: number): number =>
  failures < WAIT_FROM ? 0 : Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(20, failures - WAIT_FROM));

/**
 * Decides whether a sign-in may be attempted now, and counts it as failed in advance: a hundred parallel attempts pass no
 * more than sequential ones would. `undoAttempt` takes the count back.
 */
export async function admitSignIn(
  app: AppContext,
  login: string,
  ip: string,
  captchaSolved: boolean,
): Promise<Verdict> {
  const subjects = hashSubjects(login, ip);
  const now = app.clock.now();
  const forgotten = new Date(now.getTime() - MEMORY_MS);
  const neighbours = await countFailureOfAddress(app.db, subjects.address, { now, forgotten });
  const verdict = await inTransaction<Verdict>(app.db, async (trx) => {
    let captcha = neighbours >= CAPTCHA_FROM.address;
    let wait = 0;
    for (const scope of ACCOUNT_SCOPES) {
      const { failures, lastFailedAt } = await lockCount(trx, scope, subjects[scope], { now, forgotten });
      captcha ||= failures >= CAPTCHA_FROM[scope];
      const pause = scope === 'pair' ? waitAfter(failures) : 0;
      if (pause > 0) wait = lastFailedAt.getTime() + pause - now.getTime();
    }
    if (wait > 0) return { kind: 'wait', milliseconds: wait };
    if (captcha && !captchaSolved) return { kind: 'captcha' };
    for (const scope of ACCOUNT_SCOPES) await countFailure(trx, scope, subjects[scope], now);
    return { kind: 'go' };
  });
  if (verdict.kind !== 'go') await subtractFailures(app.db, 'address', subjects.address, 'one');
  return verdict;
}

/** Whether the next attempt for this login from this address needs a captcha. */
export async function isCaptchaNeeded(app: AppContext, login: string, ip: string): Promise<boolean> {
  const subjects = hashSubjects(login, ip);
  const rows = await listCounts(app.db, subjects, new Date(app.clock.now().getTime() - MEMORY_MS));
  return rows.some(({ scope, failures }) => failures >= CAPTCHA_FROM[scope as Scope]);
}

/**
 * Takes back an attempt that was counted in advance. It runs outside a transaction: otherwise a sign-in that waits for its
 * player's row would block a whole network. A right password resets the count of the pair; an attempt that was not verified
 * does not, or a flood of them would reset the count.
 */
export async function undoAttempt(db: Db, login: string, ip: string, passwordWasRight: boolean): Promise<void> {
  const subjects = hashSubjects(login, ip);
  for (const scope of ['address', ...ACCOUNT_SCOPES] as const) {
    await subtractFailures(db, scope, subjects[scope], scope === 'pair' && passwordWasRight ? 'all' : 'one');
  }
}

export const sweepSignInFailures: Job = {
  name: 'sweep-sign-in-failures',
  everyMs: HOUR_MS,
  run: (trx, app) => deleteCountsBefore(trx, new Date(app.clock.now().getTime() - MEMORY_MS)),
};
