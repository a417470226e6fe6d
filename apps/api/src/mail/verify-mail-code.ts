import { timingSafeEqual } from 'node:crypto';
import { DAY_MS } from '@hoshikraft/shared';
import { MOST_TRIES } from '../database/short-code.ts';
import { recordAccountEvent } from '../account-history/record-account-event.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Trx } from '../database/types.ts';
import { ApiError } from '../errors/api-error.ts';
import { brokenConstraint } from '../errors/classify.ts';
import { addressPrefix } from '../http/address-prefix.ts';
import { defineOperation } from '../http/define-operation.ts';
import type { OperationContext } from '../http/define-operation.ts';
import { sendLetter } from '../letters/send-letter.ts';
import { findContact } from '../players/contacts-repository.ts';
import type { FieldFault } from '../players/field-rules.ts';
import { maskEmail } from '../players/mask-email.ts';
import { refuseFields } from '../players/refuse-fields.ts';
import { newToken } from '../sessions/token.ts';
import { countTry, dropChange, findChange, holdEmail, markProven, setEmail } from './mail-changes-repository.ts';
import type { MailChange } from './mail-changes-repository.ts';
import { hashCode } from './mail-code.ts';
import { mailSettings } from './present-mail.ts';
import { CHANGE_MS } from './send-mail-code.ts';
import { addUndo } from './undos-repository.ts';

type Context = OperationContext<'session'>;

/** How long the old address can take a change back. */
const UNDO_MS = DAY_MS;

/** Changes the e-mail, and tells the old address how to take it back. */
async function change(trx: Trx, context: Context, old: string | null, email: string): Promise<void> {
  const { app, session, ip, userAgent } = context;
  const { playerId, login } = session;
  const now = app.clock.now();
  await setEmail(trx, playerId, email);
  await dropChange(trx, playerId);
  await recordAccountEvent(trx, context, { playerId, kind: old === null ? 'mail_set' : 'mail_changed' });
  if (old === null) return;
  const token = newToken();
  const expiresAt = new Date(now.getTime() + UNDO_MS);
  await addUndo(trx, { token, playerId, oldEmail: old, newEmail: email, expiresAt });
  const happening = { at: now.toISOString(), address: addressPrefix(ip), userAgent };
  const args = { login, newEmail: maskEmail(email), undoToken: token, ...happening };
  const { locale } = await findContact(trx, playerId);
  await sendLetter(trx, app, { to: old, locale, kind: 'mail_changed', args, playerId });
}

const isRight = (context: Context, code: string, found: MailChange, old: string | null): boolean => {
  const stage = found.stage === 'new' ? 'new' : 'current';
  const email = stage === 'new' ? found.new_email : old;
  if (found.code_hash === null || email === null) return false;
  const { playerId } = context.session;
  return timingSafeEqual(found.code_hash, hashCode(context.app, { playerId, stage, email }, code));
};

/** Tries a code; answers what is wrong with it. The try counts, whatever comes of it. */
async function tryCode(trx: Trx, context: Context, code: string): Promise<FieldFault | null> {
  const { app, session } = context;
  const now = app.clock.now();
  const old = await holdEmail(trx, session.playerId);
  const found = await findChange(trx, session.playerId, now, true);
  if (found?.code_until == null) throw new ApiError('mail_change_over');
  if (found.code_until <= now || found.tries >= MOST_TRIES) return 'codeOver';
  if (!isRight(context, code, found, old)) {
    await countTry(trx, session.playerId);
    return found.tries + 1 >= MOST_TRIES ? 'codeOver' : 'codeWrong';
  }
  if (found.new_email === null) await markProven(trx, session.playerId, new Date(now.getTime() + CHANGE_MS));
  else await change(trx, context, old, found.new_email);
  return null;
}

/** Second and fourth form of a change of e-mail. */
export const verifyMailCode = defineOperation('verifyMailCode', async ({ body }, context) => {
  const { app, session, locale } = context;
  const code = body.code.replace(/\s/g, '');
  const fault = await inTransaction(app.db, (trx) => tryCode(trx, context, code)).catch((error: unknown) => {
    // Registered by somebody else since the letter went out.
    if (brokenConstraint(error) === 'players_email_key') refuseFields('already_taken', { code: 'emailTaken' }, locale);
    throw error;
  });
  refuseFields('form_invalid', { code: fault }, locale);
  return { status: 200, body: await mailSettings(app.db, session.playerId, app.clock.now()) };
});
