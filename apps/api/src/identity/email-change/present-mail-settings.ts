import type { components } from '@hoshikraft/contract';
import { MINUTE_MS } from '@hoshikraft/shared';
import { MAX_TRIES } from '../../platform/database/short-code.ts';
import type { Db } from '../../platform/database/types.ts';
import { findNewestState } from '../../community/emails/emails-repository.ts';
import { findRefusal } from '../../community/emails/refused-addresses-repository.ts';
import { readableEmail } from '../../community/players/canonical-email.ts';
import { findContact } from '../../community/players/contacts-repository.ts';
import { maskEmail } from '../../community/players/mask-email.ts';
import { findMailChange } from './mail-changes-repository.ts';
import type { MailChange } from './mail-changes-repository.ts';

type MailSettings = components['schemas']['MailSettings'];

const FORMS: Readonly<Record<string, MailSettings['form']>> = {
  current: 'enter_code',
  proven: 'new_email',
  new: 'enter_new_code',
};

const formOf = (email: string | null, change: MailChange | undefined): MailSettings['form'] => {
  if (change !== undefined) return FORMS[change.stage] ?? 'send_code';
  // Without an address there is nowhere to send a code.
  return email === null ? 'new_email' : 'send_code';
};

/** Whether the mail server refused the email with the code that was sent last. */
const isCodeRefused = async (db: Db, playerId: string, change: MailChange | undefined): Promise<boolean> =>
  change?.code_hash != null &&
  (await findNewestState(db, playerId, ['mail_code_current', 'mail_code_new'])) === 'refused';

/** Returns the state of an email change for the four forms of docs/product/accounts.md#email-change, the same on every device. */
export async function presentMailSettings(db: Db, playerId: string, now: Date): Promise<MailSettings> {
  const { email } = await findContact(db, playerId);
  const change = await findMailChange(db, playerId, now);
  const newEmail = change?.new_email ?? null;
  const sentAt = change?.sent_at ?? null;
  return {
    email: email === null ? null : maskEmail(email),
    emailRefused: (await findRefusal(db, playerId)) !== undefined,
    form: formOf(email, change),
    newEmail: newEmail === null ? null : readableEmail(newEmail),
    codeRefused: await isCodeRefused(db, playerId, change),
    codeUntil: change?.code_until?.toISOString() ?? null,
    triesLeft: change === undefined || change.code_hash === null ? 0 : MAX_TRIES - change.tries,
    resendAt: sentAt === null ? null : new Date(sentAt.getTime() + MINUTE_MS).toISOString(),
  };
}
