import { HOUR_MS, type Locale } from '@hoshikraft/shared';
import type { AppContext } from '../../context.ts';
import type { Trx } from '../../platform/database/types.ts';
import { queueEmail } from '../../community/emails/queue-email.ts';
import { newToken } from '../sessions/token.ts';
import { saveReset } from './passwords-repository.ts';

/** How long the link of an email is valid. */
const LINK_MS = HOUR_MS;

interface Owner {
  playerId: string;
  login: string;
  /** The account's email, as `canonicalEmail` returns it. The link is void once it changes. */
  email: string;
  locale: Locale;
}

/** Queues an email with a password reset link; voids the previous link. */
export async function sendResetLink(
  trx: Trx,
  app: Pick<AppContext, 'config' | 'clock'>,
  { playerId, login, email, locale }: Owner,
): Promise<void> {
  const token = newToken();
  await saveReset(trx, { playerId, token, email, expiresAt: new Date(app.clock.now().getTime() + LINK_MS) });
  await queueEmail(trx, app, { to: email, locale, kind: 'password_reset', args: { login, token } });
}
