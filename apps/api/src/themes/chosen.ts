import { ApiError } from '../errors/api-error.ts';

/**
 * The requested one of these ids.
 *
 * @throws ApiError `not_found`
 */
export function chosen<Id extends string>(ids: readonly Id[], asked: string): Id {
  const id = ids.find((one) => one === asked);
  if (id === undefined) throw new ApiError('not_found');
  return id;
}
