import type { Trx } from '../../platform/database/types.ts';
import { brokenConstraint } from '../../platform/errors/classify.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { replaceEmail, UNDO_MS } from '../email-change/replace-email.ts';
import { lockEmail } from '../email-change/mail-changes-repository.ts';
import { sendResetLink } from '../passwords/send-reset-link.ts';
import { findContact } from '../../community/players/contacts-repository.ts';
import { canonicalEmail, readableEmail } from '../../community/players/canonical-email.ts';
import { maskEmail } from '../../community/players/mask-email.ts';
import { isEmailTaken } from '../../community/players/players-repository.ts';
import { endOtherSessions } from '../sessions/sessions-repository.ts';
import type { Factor } from '../two-factor/factors.ts';
import { listFactors } from '../two-factor/factors-repository.ts';
import { messagesFor } from '../../platform/messages/messages.ts';
import type { OperatorContext } from './accounts-repository.ts';
import { assertNotReplacedRecently } from './assert-not-replaced-recently.ts';
import { notifyBots } from './notify-bots.ts';

export interface EmailAssignment {
  player: { id: string; login: string };
  email: string;
  /** For other operators: stored in the account's history, never shown to players. */
  reason: string;
  /** Allows it for an account without a second factor, which the email alone then protects. */
  withoutSecondFactor: boolean;
}

export interface AssignedEmail {
  login: string;
  /** null if there was none. */
  old: string | null;
  email: string;
  /** Until when the old address can undo it. */
  undoUntil: Date;
  /** The second factors that sign-in requires. */
  factors: Factor[];
}

interface Target {
  playerId: string;
  login: string;
  now: Date;
}

async function assertAllowed(trx: Trx, { playerId, login, now }: Target, assignment: EmailAssignment, email: string) {
  const old = await lockEmail(trx, playerId);
  if (old === email) {
    throw new Refusal(`${login} already has this email: /reset sends a link to it`, { type: 'email_unchanged' });
  }
  if (await isEmailTaken(trx, email, playerId))
    throw new Refusal(`${email} belongs to another account or can still be restored to it`, {
      type: 'email_of_another',
    });
  await assertNotReplacedRecently(trx, playerId, 'two-factor sign-in', now);
  const factors = await listFactors(trx, playerId);
  if (factors.length === 0 && !assignment.withoutSecondFactor) {
    throw new Refusal(
      `${login} has two-factor sign-in off: this email alone will give access to the account. To continue, add --without-second-factor`,
      { type: 'email_alone' },
    );
  }
  return { old, factors };
}

/**
 * Replaces the email of an account whose owner lost mailbox and password, ends every session and sends a password reset link
 * to the new address. The second factor stays, and the old address can undo the change for a day.
 *
 * @throws Refusal if the address is invalid, unchanged or taken; the account has no second factor; or its second factor was
 *   waived recently
 */
export async function assignEmail(trx: Trx, app: OperatorContext, assignment: EmailAssignment): Promise<AssignedEmail> {
  const email = canonicalEmail(assignment.email);
  if (email === null) throw new Refusal(`${assignment.email} is not an email address`, { type: 'email_invalid' });
  const { id: playerId, login } = assignment.player;
  const now = app.clock.now();
  const { old, factors } = await assertAllowed(trx, { playerId, login, now }, assignment, email);
  const origin = { app, ip: null, userAgent: null };
  const change = { playerId, old, email, operatorsReason: assignment.reason };
  await replaceEmail(trx, origin, change).catch((error: unknown) => {
    if (brokenConstraint(error) !== 'players_email_key') throw error;
    throw new Refusal(`${email} belongs to another account`, { type: 'email_of_another' });
  });
  await endOtherSessions(trx, playerId, null, now);
  const { locale } = await findContact(trx, playerId);
  await sendResetLink(trx, app, { playerId, login, email, locale });
  const words = messagesFor(locale).bots.mailGiven(login, maskEmail(email), app.config.operatorEmail);
  await notifyBots(trx, app, playerId, words);
  return { login, old, email: readableEmail(email), undoUntil: new Date(now.getTime() + UNDO_MS), factors };
}
