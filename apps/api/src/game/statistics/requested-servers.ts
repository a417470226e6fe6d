import type { Db } from '../../platform/database/types.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { listServerNames } from '../servers/servers-repository.ts';

/**
 * Ids of the requested servers, by position: one, or all where none is named.
 *
 * @throws ApiError `not_found` for an unknown server
 */
export async function listRequestedServers(db: Db, server: string | undefined): Promise<string[]> {
  const all = (await listServerNames(db)).map(({ id }) => id);
  if (server === undefined) return all;
  if (!all.includes(server)) throw new ApiError('not_found');
  return [server];
}
