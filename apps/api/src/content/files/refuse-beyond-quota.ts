import { DAY_MS } from '@hoshikraft/shared';
import type { Trx } from '../../platform/database/types.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { oldestUploadOfDay, type UploadTable } from './uploads-repository.ts';

/** Limit of uploads per player in 24 hours, counted by rows. */
export interface Quota {
  table: UploadTable;
  aDay: number;
}

/** @throws ApiError `picture_quota` */
export async function refuseBeyondQuota(trx: Trx, { table, aDay }: Quota, uploader: string, now: Date): Promise<void> {
  const oldest = await oldestUploadOfDay(trx, table, uploader, aDay, now);
  if (oldest === null) return;
  const retryAfter = Math.ceil((oldest.getTime() + DAY_MS - now.getTime()) / 1000);
  throw new ApiError('picture_quota', { details: { retryAfter }, values: { count: String(aDay) } });
}
