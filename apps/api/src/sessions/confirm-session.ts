import type { components } from '@hoshikraft/contract';
import { inTransaction } from '../database/in-transaction.ts';
import type { Trx } from '../database/types.ts';
import { ApiError } from '../errors/api-error.ts';
import { secondFactorNeeded } from '../http/authenticate.ts';
import type { Session } from '../http/authenticators.ts';
import type { OperationContext } from '../http/define-operation.ts';
import { checkCode, codeRefused, type CodeVerdict } from '../two-factor/check-code.ts';
import { spendPasskey } from '../webauthn/spend-passkey.ts';
import { takeAnswer } from '../webauthn/take-answer.ts';
import { PENDING_TRIES } from './lifetimes.ts';
import { noteDevice } from './note-device.ts';
import { confirmPending, countPendingTry, lockPending } from './pending-repository.ts';

type Context = Pick<OperationContext<'session'>, 'app' | 'session' | 'locale' | 'ip' | 'userAgent'>;

async function confirm(trx: Trx, context: Context): Promise<void> {
  const { app, session } = context;
  const userAgent = await confirmPending(trx, session.id, app.clock.now());
  await noteDevice(trx, { ...context, userAgent }, session);
}

/** By what a sign-in that waits is confirmed. */
interface Given {
  code?: string;
  passkey?: components['schemas']['Assertion'];
}

/** No tries are counted: who has not the passkey guesses nothing. */
async function confirmByPasskey(context: Context, passkey: components['schemas']['Assertion']): Promise<boolean> {
  const { app, session } = context;
  const { playerId } = session;
  const challenge = await takeAnswer(app, { purpose: 'check', sessionId: session.id }, passkey.clientDataJSON);
  return inTransaction(
    app.db,
    async (trx) => {
      const waiting = await lockPending(trx, session.id, app.clock.now());
      if (waiting === undefined) return false;
      await spendPasskey(trx, app, { passkey, challenge, playerId });
      if (waiting.pending_factor !== null) await confirm(trx, context);
      return true;
    },
    `player:${playerId}`,
  );
}

async function confirmByCode(context: Context, code: string): Promise<CodeVerdict | 'over'> {
  const { app, session } = context;
  const now = app.clock.now();
  return inTransaction<CodeVerdict | 'over'>(
    app.db,
    async (trx) => {
      const waiting = await lockPending(trx, session.id, now);
      if (waiting === undefined) return 'over';
      // The same code twice at once: the first of them has confirmed it.
      if (waiting.pending_factor === null) return 'right';
      const answer = await checkCode(
        trx,
        context,
        { sessionId: session.id, playerId: session.playerId, purpose: 'sign-in' },
        code,
      );
      if (answer === 'right') await confirm(trx, context);
      if (answer !== 'wrong') return answer;
      const isLast = waiting.pending_tries + 1 >= PENDING_TRIES;
      await countPendingTry(trx, session.id, isLast, now);
      return isLast ? 'over' : 'wrong';
    },
    `player:${session.playerId}`,
  );
}

/**
 * A session that waits for its second factor is confirmed by a code or a passkey, once; any other passes as it is. It is
 * bound to whoever began it: nobody else has its token.
 *
 * @throws ApiError `two_factor_required` without either, `code_wrong`, `confirmation_over` after the last try,
 *   `too_many_requests`, `passkey_over`, `passkey_refused`
 */
export async function confirmedSession(context: Context, { code, passkey }: Given): Promise<Session> {
  const { session, locale } = context;
  if (session.pending === null) return session;
  if (passkey !== undefined) {
    if (!(await confirmByPasskey(context, passkey))) throw new ApiError('confirmation_over');
    return { ...session, pending: null };
  }
  if (code === undefined) throw secondFactorNeeded(session.pending);
  const verdict = await confirmByCode(context, code);
  if (verdict === 'over') throw new ApiError('confirmation_over');
  if (verdict !== 'right') throw codeRefused(verdict, locale);
  return { ...session, pending: null };
}
