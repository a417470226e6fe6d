import { ApiError } from '../../platform/errors/api-error.ts';

/**
 * Returns the requested id if it is one of `ids`.
 *
 * @throws ApiError `not_found`
 */
export function parseId<Id extends string>(ids: readonly Id[], requested: string): Id {
  const id = ids.find((one) => one === requested);
  if (id === undefined) throw new ApiError('not_found');
  return id;
}
