import { inTransaction } from '../../platform/database/in-transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { countReading } from './readers-repository.ts';

/** Counts one view per reader and day, and the reading time (docs/product/content.md#reading). */
export const timeDocument = defineOperation('timeDocument', async ({ body }, { app, session, ip, userAgent }) => {
  const reader = session === null ? `visitor:${ip}:${userAgent ?? ''}` : `player:${session.playerId}`;
  const views = await inTransaction(app.db, (trx) => countReading(trx, { ...body, reader }));
  if (views === undefined) throw new ApiError('not_found');
  return { status: 200, body: { views } };
});
