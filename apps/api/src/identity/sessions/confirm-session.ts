import type { components } from '@hoshikraft/contract';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Trx } from '../../platform/database/types.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { messagesFor } from '../../platform/messages/messages.ts';
import { secondFactorNeeded } from '../../platform/http/authenticate.ts';
import type { Session } from '../../platform/http/authenticators.ts';
import type { OperationContext } from '../../platform/http/define-operation.ts';
import { checkCode, codeError, type CodeVerdict } from '../two-factor/check-code.ts';
import { consumeChallenge } from '../webauthn/consume-challenge.ts';
import { checkPasskey, passkeyError } from './check-passkey.ts';
import { MAX_LIFETIME_MS, OPERATOR_LIFETIME_MS, PENDING_TRIES } from './lifetimes.ts';
import { notifyNewDevice } from './notify-new-device.ts';
import { confirmPending, countPendingTry, lockPending } from './pending-repository.ts';

type Context = Pick<OperationContext<'session'>, 'app' | 'session' | 'locale' | 'ip' | 'userAgent'>;

async function markConfirmed(trx: Trx, context: Context): Promise<void> {
  const { app, session } = context;
  const lifetime = session.source === 'admin' ? OPERATOR_LIFETIME_MS : MAX_LIFETIME_MS;
  const userAgent = await confirmPending(trx, session.id, app.clock.now(), lifetime);
  await notifyNewDevice(trx, { ...context, userAgent }, session);
}

/** What confirms a pending sign-in: one of the two. */
interface SecondFactor {
  code?: string;
  passkey?: components['schemas']['Assertion'];
}

/** Result of an attempt to confirm; after a wrong code with the number of attempts left. */
type Confirmation = Exclude<CodeVerdict, 'wrong'> | 'over' | { triesLeft: number };

/** Confirms the pending session if `check` returns right; the fifth wrong attempt ends the sign-in. */
async function confirmBy(context: Context, check: (trx: Trx) => Promise<CodeVerdict>): Promise<Confirmation> {
  const { app, session } = context;
  const now = app.clock.now();
  return inTransaction<Confirmation>(
    app.db,
    async (trx) => {
      const pending = await lockPending(trx, session.id, now);
      if (pending === undefined) return 'over';
      // A parallel call has already confirmed it.
      if (pending.pending_factor === null) return 'right';
      const verdict = await check(trx);
      if (verdict === 'right') await markConfirmed(trx, context);
      if (verdict !== 'wrong') return verdict;
      const triesLeft = PENDING_TRIES - pending.pending_tries - 1;
      await countPendingTry(trx, session.id, triesLeft === 0, now);
      return triesLeft === 0 ? 'over' : { triesLeft };
    },
    `player:${session.playerId}`,
  );
}

async function confirmByPasskey(context: Context, passkey: components['schemas']['Assertion']): Promise<void> {
  const { app, session, locale } = context;
  const { id: sessionId, playerId } = session;
  const challenge = await consumeChallenge(app, { purpose: 'check', sessionId }, passkey.clientDataJSON);
  const verdict = await confirmBy(context, (trx) => checkPasskey(trx, app, { passkey, challenge, playerId }));
  if (verdict === 'over') throw new ApiError('confirmation_over');
  if (verdict === 'right') return;
  throw passkeyError('triesLeft' in verdict ? 'wrong' : verdict, locale);
}

async function confirmByCode(context: Context, code: string): Promise<void> {
  const { id: sessionId, playerId } = context.session;
  const scope = { sessionId, playerId, purpose: 'sign-in' } as const;
  const verdict = await confirmBy(context, (trx) => checkCode(trx, context, scope, code));
  if (verdict === 'over') throw new ApiError('confirmation_over');
  if (verdict === 'right') return;
  if (!('triesLeft' in verdict)) throw codeError(verdict, context.locale);
  const text = messagesFor(context.locale).codeTries(verdict.triesLeft);
  throw new ApiError('code_wrong', { details: { triesLeft: verdict.triesLeft, fields: { code: text } } });
}

/**
 * Confirms a session that waits for its second factor, by a code or a passkey; returns any other session unchanged. Only the
 * client that began the sign-in has the session's token.
 *
 * @throws ApiError `two_factor_required` without either, `code_wrong`, `confirmation_over` after the last attempt,
 *   `too_many_requests`, `passkey_over`, `passkey_refused`
 */
export async function confirmSession(context: Context, { code, passkey }: SecondFactor): Promise<Session> {
  const { session } = context;
  if (session.pending === null) return session;
  if (passkey !== undefined) await confirmByPasskey(context, passkey);
  else if (code !== undefined) await confirmByCode(context, code);
  else throw secondFactorNeeded(session.pending);
  return { ...session, pending: null };
}
