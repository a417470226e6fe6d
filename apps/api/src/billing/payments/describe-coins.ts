import type { Locale } from '@hoshikraft/shared';
import { messagesFor } from '../../platform/messages/messages.ts';
import type { CoinRow } from './history-repository.ts';

/** Description of a coin entry in the caller's language. */
export const describeCoins = ({ id, kind, amount, other }: CoinRow, locale: Locale): string => {
  const messages = messagesFor(locale).coins;
  if (kind === 'opening') return messages.opening;
  if (kind === 'bonus') return messages.bonus;
  if (kind === 'referral') return messages.referral;
  if (kind !== 'coin_transfer') throw new Error(`ledger entry ${id} is not a coin transfer`);
  return amount < 0 ? messages.sent(other ?? '') : messages.received(other ?? '');
};
