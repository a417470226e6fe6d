import { DAY_MS } from '@hoshikraft/shared';
import type { Trx } from '../../platform/database/types.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { hasRecentEvent } from './accounts-repository.ts';

/** How long after replacing one of email and second factor an operator may not replace the other. */
const DAYS = 30;

const KINDS = { mail: ['mail_set', 'mail_changed', 'mail_given'], 'two-factor sign-in': ['factors_waived'] } as const;

/**
 * Prevents replacing both the email and the second factor of an account: a caller without either has nothing that shows they
 * are the owner.
 *
 * @throws Refusal if `other` was replaced recently
 */
export async function assertNotReplacedRecently(
  trx: Trx,
  playerId: string,
  other: keyof typeof KINDS,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - DAYS * DAY_MS);
  if (!(await hasRecentEvent(trx, playerId, KINDS[other], since))) return;
  throw new Refusal(
    `The ${other} was already replaced less than ${DAYS} days ago: email and two-factor sign-in cannot both be replaced`,
    { type: 'replaced_recently' },
  );
}
