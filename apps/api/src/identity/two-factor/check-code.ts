import { HOUR_MS } from '@hoshikraft/shared';
import { recordAccountEvent } from '../audit-log/record-account-event.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Trx } from '../../platform/database/types.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { OperationContext } from '../../platform/http/define-operation.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { messagesFor } from '../../platform/messages/messages.ts';
import { findCodeStep } from './app-secret.ts';
import { lockApp, lockFactors, consumeStep } from './factors-repository.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { consumeRecoveryCode } from './recovery-codes-repository.ts';
import { consumeSentCode } from './send-code.ts';
import { type CodeScope, deleteSentCodesBefore } from './sent-codes-repository.ts';
import { deleteWaiver, deleteExpiredWaivers } from './waivers-repository.ts';
import { countWrongCode, deleteWrongCodesBefore, lockWrongCodes } from './wrong-codes-repository.ts';

const SIX_DIGITS = /^\d{6}$/;
/**
 * Most wrong six-digit codes and passkeys of one player per hour, over all sessions: an attacker with the password can start
 * any number of sign-ins. Recovery codes are verified even beyond the limit.
 */
const MAX_WRONG = 20;
const MEMORY_MS = HOUR_MS;

/** The caller's context: the use of a recovery code is recorded in the account's history. */
type CodeContext = Pick<OperationContext, 'app' | 'ip' | 'userAgent'>;

export type CodeVerdict = 'right' | 'wrong' | { waitMs: number };

async function consumeAppCode(trx: Trx, app: AppContext, playerId: string, code: string): Promise<boolean> {
  const row = await lockApp(trx, playerId);
  if (row === undefined || row.confirmed_at === null) return false;
  const step = findCodeStep(app, playerId, row.secret, code);
  if (step === null || step <= row.last_step) return false;
  await consumeStep(trx, playerId, step);
  return true;
}

/**
 * Runs a check of a second factor and counts a failure, so the transaction must be committed. Locks the player's factors
 * until it ends.
 */
export async function countGuess(
  trx: Trx,
  app: AppContext,
  playerId: string,
  isRight: () => Promise<boolean>,
): Promise<CodeVerdict> {
  await lockFactors(trx, playerId);
  const now = app.clock.now();
  const forgotten = new Date(now.getTime() - MEMORY_MS);
  const { failures, since } = await lockWrongCodes(trx, playerId, { now, forgotten });
  if (failures >= MAX_WRONG) return { waitMs: since.getTime() + MEMORY_MS - now.getTime() };
  if (await isRight()) return 'right';
  await countWrongCode(trx, playerId);
  return 'wrong';
}

/**
 * Checks a code of any second factor of a player, or a recovery code, and consumes it: no code works twice. A wrong one is
 * counted, so the transaction must be committed. Locks the player's factors until it ends.
 */
export async function checkCode(trx: Trx, context: CodeContext, scope: CodeScope, typed: string): Promise<CodeVerdict> {
  const verdict = await verifyCode(trx, context, scope, typed);
  // A player who has a right code has not lost the factor, so the waiver was requested by someone else.
  if (verdict === 'right') await deleteWaiver(trx, scope.playerId);
  return verdict;
}

async function verifyCode(trx: Trx, context: CodeContext, scope: CodeScope, typed: string): Promise<CodeVerdict> {
  const { app } = context;
  const { playerId } = scope;
  const digits = typed.replace(/[\s-]/g, '');
  if (SIX_DIGITS.test(digits)) {
    const isRight = async () =>
      (await consumeSentCode(trx, app, scope, digits)) || (await consumeAppCode(trx, app, playerId, digits));
    return countGuess(trx, app, playerId, isRight);
  }
  await lockFactors(trx, playerId);
  const hash = hashRecoveryCode(typed);
  if (hash === null || !(await consumeRecoveryCode(trx, playerId, hash))) return 'wrong';
  await recordAccountEvent(trx, context, { playerId, kind: 'recovery_code_used' });
  return 'right';
}

/** The error for a code that was not right. */
export const codeError = (verdict: Exclude<CodeVerdict, 'right'>, locale: OperationContext['locale']): ApiError =>
  verdict === 'wrong'
    ? new ApiError('code_wrong', { details: { fields: { code: messagesFor(locale).fields.code } } })
    : new ApiError('too_many_requests', { details: { retryAfter: Math.ceil(verdict.waitMs / 1000) } });

/**
 * Makes a change that requires a code of the caller, in one transaction, so that a failed change consumes no code.
 *
 * @throws ApiError `code_wrong`, `too_many_requests`
 */
export async function withCode<Result>(
  context: CodeContext & Pick<OperationContext<'session'>, 'session' | 'locale'>,
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
  throw codeError(done.verdict, locale);
}

export const sweepCodes: Job = {
  name: 'sweep-codes',
  everyMs: HOUR_MS,
  async run(trx, app) {
    const now = app.clock.now();
    const before = new Date(now.getTime() - MEMORY_MS);
    const counts = await deleteWrongCodesBefore(trx, before);
    const waivers = await deleteExpiredWaivers(trx, now);
    return (await deleteSentCodesBefore(trx, before)) || counts || waivers;
  },
};
