import type { Locale } from '@hoshikraft/shared';
import type { Db } from '../database/types.ts';
import type { Receiver } from '../deliveries/delivery-draft.ts';
import { ApiError } from '../errors/api-error.ts';
import { words } from '../words/words.ts';
import { findByName } from '../players/players-repository.ts';

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
  const row = await findByName(db, recipient === undefined ? { id: buyerId } : { login: recipient }, lock);
  if (!row)
    throw new ApiError('recipient_unknown', { details: { fields: { recipient: words(locale).recipientUnknown } } });
  return row;
};
