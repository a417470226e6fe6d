import type { Db } from '../database/types.ts';
import { ApiError } from '../errors/api-error.ts';
import { serverNames } from '../servers/servers-repository.ts';

/**
 * The ids of the servers that are asked for, in their own order: one, or all where none is named.
 *
 * @throws ApiError `not_found` for a server that is none
 */
export async function askedServers(db: Db, server: string | undefined): Promise<string[]> {
  const all = (await serverNames(db)).map(({ id }) => id);
  if (server === undefined) return all;
  if (!all.includes(server)) throw new ApiError('not_found');
  return [server];
}
