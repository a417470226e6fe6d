import { timingSafeEqual } from 'node:crypto';
import { MAX_TRIES } from '../../platform/database/short-code.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Trx } from '../../platform/database/types.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { brokenConstraint } from '../../platform/errors/classify.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import type { OperationContext } from '../../platform/http/define-operation.ts';
import type { FieldFault } from '../../community/players/field-rules.ts';
import { refuseFields } from '../../community/players/refuse-fields.ts';
import { countTry, findMailChange, lockEmail, markProven } from './mail-changes-repository.ts';
import type { MailChange } from './mail-changes-repository.ts';
import { hashCode } from './mail-code.ts';
import { presentMailSettings } from './present-mail-settings.ts';
import { replaceEmail } from './replace-email.ts';
import { CHANGE_MS } from './send-mail-code.ts';

type Context = OperationContext<'session'>;

const isRight = (context: Context, code: string, change: MailChange, old: string | null): boolean => {
  const stage = change.stage === 'new' ? 'new' : 'current';
  const email = stage === 'new' ? change.new_email : old;
  if (change.code_hash === null || email === null) return false;
  const { playerId } = context.session;
  return timingSafeEqual(change.code_hash, hashCode(context.app, { playerId, stage, email }, code));
};

/** Checks a code and returns its fault, or applies the change and returns null. A wrong attempt is counted. */
async function tryCode(trx: Trx, context: Context, code: string): Promise<FieldFault | null> {
  const { app, session } = context;
  const now = app.clock.now();
  const old = await lockEmail(trx, session.playerId);
  const change = await findMailChange(trx, session.playerId, now, true);
  if (change?.code_until == null) throw new ApiError('mail_change_over');
  if (change.code_until <= now || change.tries >= MAX_TRIES) return 'codeOver';
  if (!isRight(context, code, change, old)) {
    await countTry(trx, session.playerId);
    return change.tries + 1 >= MAX_TRIES ? 'codeOver' : 'codeWrong';
  }
  if (change.new_email === null) await markProven(trx, session.playerId, new Date(now.getTime() + CHANGE_MS));
  else await replaceEmail(trx, context, { playerId: session.playerId, old, email: change.new_email });
  return null;
}

/** Handles the second and the fourth form of an email change. */
export const verifyMailCode = defineOperation('verifyMailCode', async ({ body }, context) => {
  const { app, session, locale } = context;
  const code = body.code.replace(/\s/g, '');
  const fault = await inTransaction(app.db, (trx) => tryCode(trx, context, code)).catch((error: unknown) => {
    // Another account registered the address after the code was sent.
    if (brokenConstraint(error) === 'players_email_key') refuseFields('already_taken', { code: 'emailTaken' }, locale);
    throw error;
  });
  refuseFields('form_invalid', { code: fault }, locale);
  return { status: 200, body: await presentMailSettings(app.db, session.playerId, app.clock.now()) };
});
