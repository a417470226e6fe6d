import { DAY_MS } from '@hoshikraft/shared';
import type { Trx } from '../database/types.ts';
import { Refusal } from '../errors/refusal.ts';
import { hasHappened } from './accounts-repository.ts';

/** For so long one proof that was replaced is none that the other is replaced by. */
const DAYS = 30;

const KINDS = { mail: ['mail_set', 'mail_changed', 'mail_given'], 'second factor': ['factors_waived'] } as const;

/**
 * Who has neither mailbox nor phone has nothing left that is theirs: of the two only one is replaced.
 *
 * @throws Refusal where this one was, of late
 */
export async function refuseBothReplaced(
  trx: Trx,
  playerId: string,
  proof: keyof typeof KINDS,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - DAYS * DAY_MS);
  if (!(await hasHappened(trx, playerId, KINDS[proof], since))) return;
  throw new Refusal(
    `The ${proof} was replaced less than ${DAYS} days ago: mail and second factor are not both replaced`,
  );
}
