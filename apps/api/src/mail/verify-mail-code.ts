import { timingSafeEqual } from 'node:crypto';
import { MOST_TRIES } from '../database/short-code.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Trx } from '../database/types.ts';
import { ApiError } from '../errors/api-error.ts';
import { brokenConstraint } from '../errors/classify.ts';
import { defineOperation } from '../http/define-operation.ts';
import type { OperationContext } from '../http/define-operation.ts';
import type { FieldFault } from '../players/field-rules.ts';
import { refuseFields } from '../players/refuse-fields.ts';
import { countTry, findChange, holdEmail, markProven } from './mail-changes-repository.ts';
import type { MailChange } from './mail-changes-repository.ts';
import { hashCode } from './mail-code.ts';
import { mailSettings } from './present-mail.ts';
import { replaceMail } from './replace-mail.ts';
import { CHANGE_MS } from './send-mail-code.ts';

type Context = OperationContext<'session'>;

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
  else await replaceMail(trx, context, { playerId: session.playerId, old, email: found.new_email });
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
