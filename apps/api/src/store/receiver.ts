import type { Locale } from '@hoshikraft/shared';
import { sameText } from '../accounts/players-repository.ts';
import type { Db } from '../database/types.ts';
import { ApiError } from '../errors/api-error.ts';

export interface Receiver {
  readonly id: string;
  /** As the player writes it. */
  readonly login: string;
}

const UNKNOWN: Readonly<Record<Locale, string>> = {
  ru: 'Игрока с таким ником нет.',
  en: 'There is no player with this nickname.',
};

/**
 * The player a purchase is for: the one named as recipient, else the buyer. With `lock` the player is held for this
 * transaction, so that two purchases for one receiver are decided one after the other.
 *
 * @throws ApiError recipient_unknown
 */
export const findReceiver = async (
  db: Db,
  {
    buyerId,
    recipient,
    locale,
    lock,
  }: { buyerId: string; recipient: string | undefined; locale: Locale; lock: boolean },
): Promise<Receiver> => {
  const row = await db
    .selectFrom('players')
    .select(['id', 'login'])
    .where((where) => (recipient === undefined ? where('id', '=', buyerId) : sameText('login', recipient)))
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  if (!row) throw new ApiError('recipient_unknown', { details: { fields: { recipient: UNKNOWN[locale] } } });
  return row;
};
