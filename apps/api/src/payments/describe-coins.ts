import type { Locale } from '@hoshikraft/shared';
import { words } from '../words/words.ts';
import type { CoinRow } from './history-repository.ts';

/** What a line of a player's coins was for, in the asker's language. */
export const describeCoins = ({ id, kind, amount, other }: CoinRow, locale: Locale): string => {
  const said = words(locale).coins;
  if (kind === 'opening') return said.opening;
  if (kind === 'bonus') return said.bonus;
  if (kind === 'referral') return said.referral;
  if (kind !== 'coin_transfer') throw new Error(`ledger entry ${id} is no movement of coins`);
  return amount < 0 ? said.sent(other ?? '') : said.received(other ?? '');
};
