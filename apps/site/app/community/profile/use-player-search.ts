import { trimTyped } from '@hoshikraft/shared';
import { useDebounced } from '../../framework/page/use-debounced.ts';
import { isNicknameLongEnough, isTooLong, usePlayerResults } from '../search/use-search-results.ts';

/** Searches players by a part of the nickname while the user types; fewer than four characters send no request. */
export const usePlayerSearch = (typed: string) => {
  const text = useDebounced(trimTyped(typed));
  const { data, isError } = usePlayerResults(text);
  return { hasMinLength: isNicknameLongEnough(text), players: isTooLong(text) ? undefined : data?.players, isError };
};
