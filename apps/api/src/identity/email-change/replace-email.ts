import { DAY_MS } from '@hoshikraft/shared';
import { recordAccountEvent, type EventOrigin } from '../audit-log/record-account-event.ts';
import type { Trx } from '../../platform/database/types.ts';
import { addressPrefix } from '../../platform/http/address-prefix.ts';
import { queueEmail } from '../../community/emails/queue-email.ts';
import { findContact } from '../../community/players/contacts-repository.ts';
import { maskEmail } from '../../community/players/mask-email.ts';
import { newToken } from '../sessions/token.ts';
import { deleteMailChange, setEmail } from './mail-changes-repository.ts';
import { addMailUndo } from './mail-undos-repository.ts';

/** How long the old address can undo a change. */
export const UNDO_MS = DAY_MS;

interface EmailReplacement {
  playerId: string;
  /** null if there was none. */
  old: string | null;
  /** As `canonicalEmail` returns it. */
  email: string;
  /** The operator's reason, if an operator made the change. */
  operatorsReason?: string;
}

/**
 * Changes the email of a player whose row is locked, and sends the old address a link to undo it.
 *
 * Violates players_email_key if another account has the new email.
 */
export async function replaceEmail(
  trx: Trx,
  origin: EventOrigin,
  { playerId, old, email, operatorsReason }: EmailReplacement,
): Promise<void> {
  const { app, ip, userAgent } = origin;
  const now = app.clock.now();
  await setEmail(trx, playerId, email);
  await deleteMailChange(trx, playerId);
  if (operatorsReason === undefined) {
    await recordAccountEvent(trx, origin, { playerId, kind: old === null ? 'mail_set' : 'mail_changed' });
  } else await recordAccountEvent(trx, origin, { playerId, kind: 'mail_given', reason: operatorsReason });
  if (old === null) return;
  const token = newToken();
  const expiresAt = new Date(now.getTime() + UNDO_MS);
  await addMailUndo(trx, { token, playerId, oldEmail: old, newEmail: email, expiresAt });
  const { login, locale } = await findContact(trx, playerId);
  const details = { at: now.toISOString(), address: ip === null ? null : addressPrefix(ip), userAgent };
  const byOperator = operatorsReason !== undefined;
  const args = { login, newEmail: maskEmail(email), undoToken: token, byOperator, ...details };
  await queueEmail(trx, app, { to: old, locale, kind: 'mail_changed', args, playerId });
}
