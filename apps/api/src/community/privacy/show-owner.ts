import type { Db } from '../../platform/database/types.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { findOwner, type Owner } from './privacy-repository.ts';
import { type PrivacyPart, sees } from './sees.ts';
import type { Viewer } from './viewer.ts';

/**
 * Finds a player by nickname, case-insensitively, and asserts that the viewer sees the given part. The first step of each
 * call about one part of a player.
 *
 * @throws ApiError `not_found`, `part_hidden`
 */
export async function showOwner(db: Db, viewer: Viewer, nickname: string, part: PrivacyPart): Promise<Owner> {
  const owner = await findOwner(db, viewer, nickname);
  if (owner === undefined) throw new ApiError('not_found');
  if (!sees(owner.kind, owner.privacy, part)) throw new ApiError('part_hidden');
  return owner;
}
