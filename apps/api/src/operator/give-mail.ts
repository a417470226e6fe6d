import { inTransaction } from '../database/in-transaction.ts';
import type { Trx } from '../database/types.ts';
import { brokenConstraint } from '../errors/classify.ts';
import { Refusal } from '../errors/refusal.ts';
import { replaceMail, UNDO_MS } from '../mail/replace-mail.ts';
import { holdEmail } from '../mail/mail-changes-repository.ts';
import { sendResetLink } from '../passwords/send-reset-link.ts';
import { findContact } from '../players/contacts-repository.ts';
import { emailFault } from '../players/field-rules.ts';
import { maskEmail } from '../players/mask-email.ts';
import { folded, isEmailTaken } from '../players/players-repository.ts';
import { endOtherSessions } from '../sessions/sessions-repository.ts';
import type { Factor } from '../two-factor/factors.ts';
import { factorsOf } from '../two-factor/factors-repository.ts';
import { words } from '../words/words.ts';
import { findAccount, type Office } from './accounts-repository.ts';
import { refuseBothReplaced } from './refuse-both-replaced.ts';
import { tellBots } from './tell-bots.ts';

export interface MailOrder {
  nickname: string;
  email: string;
  /** Why, for those who answer players: kept in the account's history, shown to no player. */
  reason: string;
  /** Given although nothing but the mail would stand between its reader and the account. */
  withoutSecondFactor: boolean;
}

export interface MailGiven {
  login: string;
  /** null where there was none. */
  old: string | null;
  email: string;
  /** Until when the old address can take it back. */
  undoUntil: Date;
  /** What sign-in asks for. */
  factors: Factor[];
}

interface Whose {
  playerId: string;
  login: string;
  now: Date;
}

async function admit(trx: Trx, { playerId, login, now }: Whose, order: MailOrder, email: string) {
  const old = await holdEmail(trx, playerId);
  if (old !== null && folded(old) === email) throw new Refusal(`${login} has this e-mail already: /reset writes to it`);
  if (await isEmailTaken(trx, email, playerId)) throw new Refusal(`Another account has ${email}, or can take it back`);
  await refuseBothReplaced(trx, playerId, 'second factor', now);
  const factors = await factorsOf(trx, playerId);
  if (factors.length === 0 && !order.withoutSecondFactor) {
    throw new Refusal(
      `${login} has no second factor: whoever reads that mail has the account (--without-second-factor)`,
    );
  }
  return { old, factors };
}

/**
 * Gives an account another e-mail for somebody who has lost mailbox and password, ends every session and writes a link for a
 * new password to it. The second factor stays, and the old address has a day to take it all back.
 *
 * @throws Refusal where there is no such player, or the address is none, theirs or another's, or nothing else
 *   guards the account, or its second factor was waived of late
 */
export async function giveMail(app: Office, order: MailOrder): Promise<MailGiven> {
  const email = folded(order.email.trim());
  if (emailFault(email) !== null) throw new Refusal(`${order.email} is no e-mail`);
  const { id: playerId, login } = await findAccount(app.db, order.nickname);
  const now = app.clock.now();
  return inTransaction(app.db, async (trx) => {
    const { old, factors } = await admit(trx, { playerId, login, now }, order, email);
    const whence = { app, ip: null, userAgent: null };
    await replaceMail(trx, whence, { playerId, old, email, operatorsReason: order.reason });
    await endOtherSessions(trx, playerId, null, now);
    const { locale } = await findContact(trx, playerId);
    await sendResetLink(trx, app, { playerId, login, email, locale });
    await tellBots(trx, app, playerId, words(locale).bots.mailGiven(login, maskEmail(email), app.config.operatorEmail));
    return { login, old, email, undoUntil: new Date(now.getTime() + UNDO_MS), factors };
  }).catch((error: unknown) => {
    if (brokenConstraint(error) === 'players_email_key') throw new Refusal(`Another account has ${email}`);
    throw error;
  });
}
