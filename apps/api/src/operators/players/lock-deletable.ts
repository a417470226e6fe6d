import { lockAccount } from '../../identity/personal-data/personal-data-repository.ts';
import type { Trx } from '../../platform/database/types.ts';
import { ApiError } from '../../platform/errors/api-error.ts';

/**
 * Locks an account that was not deleted.
 *
 * @throws ApiError `not_found`
 */
export async function lockDeletable(trx: Trx, playerId: string) {
  const account = await lockAccount(trx, playerId);
  if (account === undefined) throw new ApiError('not_found');
  return account;
}
