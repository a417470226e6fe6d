import type { components } from '@hoshikraft/contract';
import { inTransaction } from '../database/in-transaction.ts';
import type { Trx } from '../database/types.ts';
import { ApiError } from '../errors/api-error.ts';
import { secondFactorNeeded } from '../http/authenticate.ts';
import type { Session } from '../http/authenticators.ts';
import type { OperationContext } from '../http/define-operation.ts';
import { checkCode, codeRefused, type CodeVerdict } from '../two-factor/check-code.ts';
import { takeAnswer } from '../webauthn/take-answer.ts';
import { checkPasskey, passkeyRefused } from './check-passkey.ts';
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

/** Confirms it where `look` says that what was given is right; the fifth that is wrong ends the sign-in. */
async function confirmBy(context: Context, look: (trx: Trx) => Promise<CodeVerdict>): Promise<CodeVerdict | 'over'> {
  const { app, session } = context;
  const now = app.clock.now();
  return inTransaction<CodeVerdict | 'over'>(
    app.db,
    async (trx) => {
      const waiting = await lockPending(trx, session.id, now);
      if (waiting === undefined) return 'over';
      // The same twice at once: the first of them has confirmed it.
      if (waiting.pending_factor === null) return 'right';
      const answer = await look(trx);
      if (answer === 'right') await confirm(trx, context);
      if (answer !== 'wrong') return answer;
      const isLast = waiting.pending_tries + 1 >= PENDING_TRIES;
      await countPendingTry(trx, session.id, isLast, now);
      return isLast ? 'over' : 'wrong';
    },
    `player:${session.playerId}`,
  );
}

async function confirmByPasskey(context: Context, passkey: components['schemas']['Assertion']): Promise<void> {
  const { app, session, locale } = context;
  const { id: sessionId, playerId } = session;
  const challenge = await takeAnswer(app, { purpose: 'check', sessionId }, passkey.clientDataJSON);
  const verdict = await confirmBy(context, (trx) => checkPasskey(trx, app, { passkey, challenge, playerId }));
  if (verdict === 'over') throw new ApiError('confirmation_over');
  if (verdict !== 'right') throw passkeyRefused(verdict, locale);
}

async function confirmByCode(context: Context, code: string): Promise<void> {
  const { id: sessionId, playerId } = context.session;
  const scope = { sessionId, playerId, purpose: 'sign-in' } as const;
  const verdict = await confirmBy(context, (trx) => checkCode(trx, context, scope, code));
  if (verdict === 'over') throw new ApiError('confirmation_over');
  if (verdict !== 'right') throw codeRefused(verdict, context.locale);
}

/**
 * A session that waits for its second factor is confirmed by a code or a passkey, once; any other passes as it is. It is
 * bound to whoever began it: nobody else has its token.
 *
 * @throws ApiError `two_factor_required` without either, `code_wrong`, `confirmation_over` after the last try,
 *   `too_many_requests`, `passkey_over`, `passkey_refused`
 */
export async function confirmedSession(context: Context, { code, passkey }: Given): Promise<Session> {
  const { session } = context;
  if (session.pending === null) return session;
  if (passkey !== undefined) await confirmByPasskey(context, passkey);
  else if (code !== undefined) await confirmByCode(context, code);
  else throw secondFactorNeeded(session.pending);
  return { ...session, pending: null };
}
