import { inTransaction } from '../../platform/database/in-transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { OperationContext } from '../../platform/http/define-operation.ts';
import { findReferrer } from './invites-repository.ts';
import { countVisitor as count } from './visitors-repository.ts';

/**
 * Counts a visitor of a code once a day and step; no address is stored.
 *
 * @throws ApiError `not_found` for a code of no player
 */
export async function countVisitor(
  step: 'visits' | 'downloads',
  code: string,
  { app, ip, userAgent }: Pick<OperationContext, 'app' | 'ip' | 'userAgent'>,
): Promise<{ status: 200; body: { success: true } }> {
  const referrerId = await findReferrer(app.db, code);
  if (referrerId === undefined) throw new ApiError('not_found');
  const reader = `referral:${ip}:${userAgent ?? ''}`;
  await inTransaction(app.db, (trx) => count(trx, { referrerId, step, reader }));
  return { status: 200, body: { success: true } };
}
