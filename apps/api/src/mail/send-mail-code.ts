import { HOUR_MS } from '@hoshikraft/shared';
import { newShortCode } from '../database/short-code.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Trx } from '../database/types.ts';
import { ApiError } from '../errors/api-error.ts';
import { defineOperation } from '../http/define-operation.ts';
import type { OperationContext } from '../http/define-operation.ts';
import { waitForLetter } from '../letters/letter-limits.ts';
import { sendLetter } from '../letters/send-letter.ts';
import { emailFault } from '../players/field-rules.ts';
import { folded, isEmailTaken } from '../players/players-repository.ts';
import { refuseFields } from '../players/refuse-fields.ts';
import { findChange, holdEmail, keepCode } from './mail-changes-repository.ts';
import { CODE_MS, hashCode } from './mail-code.ts';
import { mailSettings } from './present-mail.ts';

/** A change that takes longer begins anew. */
export const CHANGE_MS = HOUR_MS;

type Context = OperationContext<'session'>;

interface Code {
  stage: 'current' | 'new';
  /** Where it goes. */
  email: string;
}

/** @throws ApiError `too_many_requests` where the address, or the player, has had many */
async function send(trx: Trx, { app, session, locale }: Context, { stage, email }: Code): Promise<void> {
  const { playerId, login } = session;
  const wait = await waitForLetter(trx, email, playerId);
  if (wait > 0) throw new ApiError('too_many_requests', { details: { retryAfter: Math.ceil(wait / 1000) } });
  const now = app.clock.now();
  const code = newShortCode();
  await keepCode(trx, {
    playerId,
    stage,
    newEmail: stage === 'new' ? email : null,
    codeHash: hashCode(app, { playerId, stage, email }, code),
    codeUntil: new Date(now.getTime() + CODE_MS),
    now,
    expiresAt: new Date(now.getTime() + CHANGE_MS),
  });
  const kind = stage === 'new' ? 'mail_code_new' : 'mail_code_current';
  await sendLetter(trx, app, { to: email, locale, kind, args: { login, code }, playerId });
}

/** @throws ApiError where the address cannot be the new one */
async function admitNew(trx: Trx, { app, session, locale }: Context, old: string | null, email: string): Promise<void> {
  const change = await findChange(trx, session.playerId, app.clock.now(), true);
  const isProven = old === null || change?.stage === 'proven' || change?.stage === 'new';
  if (!isProven) throw new ApiError('mail_change_over');
  const isSame = old !== null && folded(old) === email;
  refuseFields('form_invalid', { email: emailFault(email) ?? (isSame ? 'emailSame' : null) }, locale);
  if (await isEmailTaken(trx, email, session.playerId)) refuseFields('already_taken', { email: 'emailTaken' }, locale);
}

/** First and third form of a change of e-mail, and either once more. */
export const sendMailCode = defineOperation('sendMailCode', ({ body }, context) =>
  inTransaction(context.app.db, async (trx) => {
    const { app, session } = context;
    const old = await holdEmail(trx, session.playerId);
    if (body.email === undefined) {
      if (old === null) throw new ApiError('mail_change_over');
      await send(trx, context, { stage: 'current', email: old });
    } else {
      const email = folded(body.email.trim());
      await admitNew(trx, context, old, email);
      await send(trx, context, { stage: 'new', email });
    }
    return { status: 200, body: await mailSettings(trx, session.playerId, app.clock.now()) };
  }),
);
