import { HOUR_MS } from '@hoshikraft/shared';
import { newShortCode } from '../../platform/database/short-code.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Trx } from '../../platform/database/types.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import type { OperationContext } from '../../platform/http/define-operation.ts';
import { getEmailWait } from '../../community/emails/email-limits.ts';
import { queueEmail } from '../../community/emails/queue-email.ts';
import { isEmailTaken } from '../../community/players/players-repository.ts';
import { readEmail, refuseFields } from '../../community/players/refuse-fields.ts';
import { findMailChange, lockEmail, saveCode } from './mail-changes-repository.ts';
import { CODE_MS, hashCode } from './mail-code.ts';
import { presentMailSettings } from './present-mail-settings.ts';

/** A change that takes longer starts over. */
export const CHANGE_MS = HOUR_MS;

type Context = OperationContext<'session'>;

interface CodeTarget {
  stage: 'current' | 'new';
  /** Where the code is sent. */
  email: string;
}

/** @throws ApiError `too_many_requests` if the address or the player requested too many emails */
async function sendCode(trx: Trx, { app, session, locale }: Context, { stage, email }: CodeTarget): Promise<void> {
  const { playerId, login } = session;
  const wait = await getEmailWait(trx, email, playerId);
  if (wait > 0) throw new ApiError('too_many_requests', { details: { retryAfter: Math.ceil(wait / 1000) } });
  const now = app.clock.now();
  const code = newShortCode();
  await saveCode(trx, {
    playerId,
    stage,
    newEmail: stage === 'new' ? email : null,
    codeHash: hashCode(app, { playerId, stage, email }, code),
    codeUntil: new Date(now.getTime() + CODE_MS),
    now,
    expiresAt: new Date(now.getTime() + CHANGE_MS),
  });
  const kind = stage === 'new' ? 'mail_code_new' : 'mail_code_current';
  await queueEmail(trx, app, { to: email, locale, kind, args: { login, code }, playerId });
}

/** @throws ApiError if the address cannot become the new one */
async function readNewEmail(
  trx: Trx,
  { app, session, locale }: Context,
  old: string | null,
  typed: string,
): Promise<string> {
  const change = await findMailChange(trx, session.playerId, app.clock.now(), true);
  const isProven = old === null || change?.stage === 'proven' || change?.stage === 'new';
  if (!isProven) throw new ApiError('mail_change_over');
  const email = readEmail(typed, locale);
  refuseFields('form_invalid', { email: old === email ? 'emailSame' : null }, locale);
  if (await isEmailTaken(trx, email, session.playerId)) refuseFields('already_taken', { email: 'emailTaken' }, locale);
  return email;
}

/** Handles the first and the third form of an email change, and sending either code again. */
export const sendMailCode = defineOperation('sendMailCode', ({ body }, context) =>
  inTransaction(context.app.db, async (trx) => {
    const { app, session } = context;
    const old = await lockEmail(trx, session.playerId);
    if (body.email === undefined) {
      if (old === null) throw new ApiError('mail_change_over');
      await sendCode(trx, context, { stage: 'current', email: old });
    } else {
      const email = await readNewEmail(trx, context, old, body.email);
      await sendCode(trx, context, { stage: 'new', email });
    }
    return { status: 200, body: await presentMailSettings(trx, session.playerId, app.clock.now()) };
  }),
);
