import { DAY_MS } from '@hoshikraft/shared';
import { recordAccountEvent, type Whence } from '../account-history/record-account-event.ts';
import type { Trx } from '../database/types.ts';
import { addressPrefix } from '../http/address-prefix.ts';
import { sendLetter } from '../letters/send-letter.ts';
import { findContact } from '../players/contacts-repository.ts';
import { maskEmail } from '../players/mask-email.ts';
import { newToken } from '../sessions/token.ts';
import { dropChange, setEmail } from './mail-changes-repository.ts';
import { addUndo } from './undos-repository.ts';

/** How long the old address can take a change back. */
export const UNDO_MS = DAY_MS;

interface Replaced {
  playerId: string;
  /** null where there was none. */
  old: string | null;
  /** As `folded` has it. */
  email: string;
  /** Why an operator did it, where one did. */
  operatorsReason?: string;
}

/**
 * Changes the e-mail of a player who is held, and tells the old address how to take it back.
 *
 * Breaks players_email_key where another account has it.
 */
export async function replaceMail(
  trx: Trx,
  whence: Whence,
  { playerId, old, email, operatorsReason }: Replaced,
): Promise<void> {
  const { app, ip, userAgent } = whence;
  const now = app.clock.now();
  await setEmail(trx, playerId, email);
  await dropChange(trx, playerId);
  if (operatorsReason === undefined) {
    await recordAccountEvent(trx, whence, { playerId, kind: old === null ? 'mail_set' : 'mail_changed' });
  } else await recordAccountEvent(trx, whence, { playerId, kind: 'mail_given', reason: operatorsReason });
  if (old === null) return;
  const token = newToken();
  const expiresAt = new Date(now.getTime() + UNDO_MS);
  await addUndo(trx, { token, playerId, oldEmail: old, newEmail: email, expiresAt });
  const { login, locale } = await findContact(trx, playerId);
  const happening = { at: now.toISOString(), address: ip === null ? null : addressPrefix(ip), userAgent };
  const byOperator = operatorsReason !== undefined;
  const args = { login, newEmail: maskEmail(email), undoToken: token, byOperator, ...happening };
  await sendLetter(trx, app, { to: old, locale, kind: 'mail_changed', args, playerId });
}
