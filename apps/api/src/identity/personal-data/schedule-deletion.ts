import { DAY_MS } from '@hoshikraft/shared';
import type { AppContext } from '../../context.ts';
import { queueEmail } from '../../community/emails/queue-email.ts';
import { findContact } from '../../community/players/contacts-repository.ts';
import type { Trx } from '../../platform/database/types.ts';
import { endOtherSessions } from '../sessions/sessions-repository.ts';
import { getDeletion, setDeletion } from './personal-data-repository.ts';

/** How long a deletion can be cancelled, milliseconds. */
const GRACE_MS = 30 * DAY_MS;

/**
 * Schedules the deletion of an account: ends its sessions and sends an email with the date. A second request ends sessions,
 * and keeps the first date.
 *
 * @param exceptId session that stays: the page that asks signs out by itself
 * @returns when it will be deleted
 */
export async function scheduleDeletion(
  trx: Trx,
  app: AppContext,
  playerId: string,
  exceptId: string | null,
): Promise<Date> {
  const now = app.clock.now();
  const { delete_at: before } = await getDeletion(trx, playerId);
  const at = before ?? new Date(now.getTime() + GRACE_MS);
  await endOtherSessions(trx, playerId, exceptId, now);
  if (before !== null) return at;
  await setDeletion(trx, playerId, at);
  const { login, email, locale } = await findContact(trx, playerId);
  const args = { login, deleteAt: at.toISOString() };
  if (email !== null) await queueEmail(trx, app, { to: email, locale, kind: 'deletion', args, playerId });
  return at;
}
