import type { Locale } from '@hoshikraft/shared';
import type { Db } from '../../platform/database/types.ts';
import type { Receiver } from '../../game/deliveries/delivery-draft.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { messagesFor } from '../../platform/messages/messages.ts';
import { findByName, foldCase, type PlayerName } from '../../community/players/players-repository.ts';

/** The player that a purchase is for: the named recipient, else the buyer. */
export const receiverName = (buyerId: string, recipient: string | undefined): PlayerName =>
  recipient === undefined ? { id: buyerId } : { foldedLogin: foldCase(recipient) };

/** @throws ApiError recipient_unknown */
export const assertReceiver = (row: Receiver | undefined, locale: Locale): Receiver => {
  if (row) return row;
  throw new ApiError('recipient_unknown', { details: { fields: { recipient: messagesFor(locale).recipientUnknown } } });
};

/**
 * The player a purchase is for.
 *
 * @throws ApiError recipient_unknown
 */
export const findReceiver = async (
  db: Db,
  { buyerId, recipient, locale }: { buyerId: string; recipient: string | undefined; locale: Locale },
): Promise<Receiver> =>
  assertReceiver(await findByName(db, receiverName(buyerId, recipient), false).executeTakeFirst(), locale);

/** A banned player cannot receive a gift: they could not use the role while its time runs. */
export const recipientBanned = (locale: Locale): ApiError =>
  new ApiError('recipient_banned', { details: { fields: { recipient: messagesFor(locale).recipientBanned } } });
