import { HOUR_MS, type Locale } from '@hoshikraft/shared';
import type { AppContext } from '../context.ts';
import type { Trx } from '../database/types.ts';
import { sendLetter } from '../letters/send-letter.ts';
import { newToken } from '../sessions/token.ts';
import { keepReset } from './passwords-repository.ts';

/** How long the link of a letter works. */
const LINK_MS = HOUR_MS;

interface Owner {
  playerId: string;
  login: string;
  /** Of the account, as `folded` has it: the link works only while it is. */
  email: string;
  locale: Locale;
}

/** Writes a player the letter that lets them set a new password; the link before it works no more. */
export async function sendResetLink(
  trx: Trx,
  app: Pick<AppContext, 'config' | 'clock'>,
  { playerId, login, email, locale }: Owner,
): Promise<void> {
  const token = newToken();
  await keepReset(trx, { playerId, token, email, expiresAt: new Date(app.clock.now().getTime() + LINK_MS) });
  await sendLetter(trx, app, { to: email, locale, kind: 'password_reset', args: { login, token } });
}
