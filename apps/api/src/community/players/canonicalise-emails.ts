import type { Db } from '../../platform/database/types.ts';
import { brokenConstraint } from '../../platform/errors/classify.ts';
import { canonicalEmail } from './canonical-email.ts';
import { findEmailHolder, listUnusualEmails, replaceUnusualEmail } from './old-emails-repository.ts';

/** An account whose email cannot be stored in its canonical form; an operator has to decide. */
export interface EmailClash {
  playerId: string;
  login: string;
  /** Nickname of the account that has this mailbox; null if the email is not valid. */
  holder: string | null;
}

/**
 * Rewrites emails stored before there was a canonical form (IDNA, which SQL cannot do), and returns the accounts that stay as
 * they were. Can run again and on several nodes at once.
 */
export async function canonicaliseEmails(db: Db): Promise<EmailClash[]> {
  const clashes: EmailClash[] = [];
  for (const { id, login, email } of await listUnusualEmails(db)) {
    const canonical = canonicalEmail(email);
    if (canonical === null) clashes.push({ playerId: id, login, holder: null });
    else {
      await replaceUnusualEmail(db, id, email, canonical).catch(async (error: unknown) => {
        if (brokenConstraint(error) !== 'players_email_key') throw error;
        clashes.push({ playerId: id, login, holder: (await findEmailHolder(db, canonical))?.login ?? null });
      });
    }
  }
  return clashes;
}
