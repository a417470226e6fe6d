import { HOUR_MS } from '@hoshikraft/shared';
import { recordAccountEvent } from '../account-history/record-account-event.ts';
import type { AppContext } from '../context.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Trx } from '../database/types.ts';
import { ApiError } from '../errors/api-error.ts';
import type { OperationContext } from '../http/define-operation.ts';
import type { Job } from '../jobs/job.ts';
import { words } from '../words/words.ts';
import { stepOfCode } from './app-secret.ts';
import { lockApp, lockFactors, spendStep } from './factors-repository.ts';
import { recoveryHash } from './recovery-codes.ts';
import { spendRecoveryCode } from './recovery-codes-repository.ts';
import { takeSentCode } from './send-code.ts';
import { type CodeScope, forgetSentCodesBefore } from './sent-codes-repository.ts';
import { dropWaiver, forgetWaivers } from './waivers-repository.ts';
import { countWrongCode, forgetWrongCodesBefore, lockWrongCodes } from './wrong-codes-repository.ts';

const SIX_DIGITS = /^\d{6}$/;
/**
 * So many wrong codes of six digits and passkeys of one player within the hour, over all sessions, and no more are looked at
 * until it is over: who knows the password may begin as many sign-ins as they like. Recovery codes are looked at all the same.
 */
const MOST_WRONG = 20;
const MEMORY_MS = HOUR_MS;

/** From where a code is given: the use of a recovery code stands in the account's history. */
type Whence = Pick<OperationContext, 'app' | 'ip' | 'userAgent'>;

export type CodeVerdict = 'right' | 'wrong' | { waitMs: number };

async function spendAppCode(trx: Trx, app: AppContext, playerId: string, code: string): Promise<boolean> {
  const row = await lockApp(trx, playerId);
  if (row === undefined || row.confirmed_at === null) return false;
  const step = stepOfCode(app, playerId, row.secret, code);
  if (step === null || step <= row.last_step) return false;
  await spendStep(trx, playerId, step);
  return true;
}

/**
 * Looks at what a player gives as a second factor, and counts it where it is wrong: the transaction has to be committed.
 * The player's factors stay as they are to its end.
 */
export async function countedGuess(
  trx: Trx,
  app: AppContext,
  playerId: string,
  isRight: () => Promise<boolean>,
): Promise<CodeVerdict> {
  await lockFactors(trx, playerId);
  const now = app.clock.now();
  const forgotten = new Date(now.getTime() - MEMORY_MS);
  const { failures, since } = await lockWrongCodes(trx, playerId, { now, forgotten });
  if (failures >= MOST_WRONG) return { waitMs: since.getTime() + MEMORY_MS - now.getTime() };
  if (await isRight()) return 'right';
  await countWrongCode(trx, playerId);
  return 'wrong';
}

/**
 * Checks a code of any second factor of a player, or a recovery code, and spends it: no code is good twice. A wrong one is
 * counted by the transaction, so that it has to be committed. The player's factors stay as they are to its end.
 */
export async function checkCode(trx: Trx, context: Whence, scope: CodeScope, typed: string): Promise<CodeVerdict> {
  const verdict = await lookAtCode(trx, context, scope, typed);
  // Whoever gives a code has not lost what gives it: an operator was told wrong.
  if (verdict === 'right') await dropWaiver(trx, scope.playerId);
  return verdict;
}

async function lookAtCode(trx: Trx, context: Whence, scope: CodeScope, typed: string): Promise<CodeVerdict> {
  const { app } = context;
  const { playerId } = scope;
  const digits = typed.replace(/[\s-]/g, '');
  if (SIX_DIGITS.test(digits)) {
    const isRight = async () =>
      (await takeSentCode(trx, app, scope, digits)) || (await spendAppCode(trx, app, playerId, digits));
    return countedGuess(trx, app, playerId, isRight);
  }
  await lockFactors(trx, playerId);
  const hash = recoveryHash(typed);
  if (hash === null || !(await spendRecoveryCode(trx, playerId, hash))) return 'wrong';
  await recordAccountEvent(trx, context, { playerId, kind: 'recovery_code_used' });
  return 'right';
}

/** The refusal of a code that was not right. */
export const codeRefused = (verdict: Exclude<CodeVerdict, 'right'>, locale: OperationContext['locale']): ApiError =>
  verdict === 'wrong'
    ? new ApiError('code_wrong', { details: { fields: { code: words(locale).fields.code } } })
    : new ApiError('too_many_requests', { details: { retryAfter: Math.ceil(verdict.waitMs / 1000) } });

/**
 * Makes a change that takes a code of the player who asks: in one transaction, so that no code is spent for nothing.
 *
 * @throws ApiError `code_wrong`, `too_many_requests`
 */
export async function withCode<Result>(
  context: Whence & Pick<OperationContext<'session'>, 'session' | 'locale'>,
  code: string,
  change: (trx: Trx) => Promise<Result>,
): Promise<Result> {
  const { app, session, locale } = context;
  const { id: sessionId, playerId } = session;
  const done = await inTransaction(
    app.db,
    async (trx) => {
      const verdict = await checkCode(trx, context, { sessionId, playerId, purpose: 'change' }, code);
      return verdict === 'right' ? { result: await change(trx) } : { verdict };
    },
    `player:${playerId}`,
  );
  if ('result' in done) return done.result;
  throw codeRefused(done.verdict, locale);
}

export const sweepCodes: Job = {
  name: 'sweep-codes',
  everyMs: HOUR_MS,
  async run(trx, app) {
    const now = app.clock.now();
    const before = new Date(now.getTime() - MEMORY_MS);
    const counts = await forgetWrongCodesBefore(trx, before);
    const waivers = await forgetWaivers(trx, now);
    return (await forgetSentCodesBefore(trx, before)) || counts || waivers;
  },
};
