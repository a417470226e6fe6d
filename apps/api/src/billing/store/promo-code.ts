import type { AppContext } from '../../context.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Trx } from '../../platform/database/types.ts';
import {
  codeOf,
  countGuess,
  findPromoCode,
  getPromoUses,
  GUESSES_MS,
  lockPromoCode,
  uncountGuess,
} from '../sales/promo-codes-repository.ts';
import type { PromoFacts } from '../sales/promo-rules.ts';

/** Codes that do not exist, by one account within an hour. */
const GUESSES = 10;

/**
 * Finds the code that a player typed. Outside the purchase's transaction, which a refusal rolls back: guesses count.
 *
 * @returns its id; null without a code
 * @throws ApiError `promo_code_unknown`, `too_many_requests`
 */
export const findTypedCode = async (
  { db, clock }: AppContext,
  playerId: string,
  typed: string | undefined,
): Promise<string | null> => {
  if (typed === undefined) return null;
  const now = clock.now();
  const { misses, since } = await countGuess(db, playerId, now);
  if (misses > GUESSES) {
    const wait = since.getTime() + GUESSES_MS - now.getTime();
    throw new ApiError('too_many_requests', { details: { retryAfter: Math.ceil(wait / 1000) } });
  }
  const found = await findPromoCode(db, codeOf(typed));
  if (found === undefined) throw new ApiError('promo_code_unknown');
  await uncountGuess(db, playerId);
  return found.id;
};

/** Locks a code and loads what decides whether this player may use it. */
export const loadPromo = async (trx: Trx, codeId: string | null, playerId: string): Promise<PromoFacts | null> => {
  if (codeId === null) return null;
  const code = await lockPromoCode(trx, codeId);
  if (code === undefined) throw new ApiError('promo_code_unknown');
  return { code, ...(await getPromoUses(trx, codeId, playerId)) };
};
