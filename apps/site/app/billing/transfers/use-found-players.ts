import { isNicknameLongEnough, usePlayerResults } from '../../community/search/use-search-results.ts';
import { useDebounced } from '../../framework/page/use-debounced.ts';

/** Players whose nickname contains the text, after a pause in typing; previous results stay until then. */
export const useFoundPlayers = (typed: string) => {
  const { data } = usePlayerResults(useDebounced(typed));
  return isNicknameLongEnough(typed) ? (data?.players ?? []) : [];
};
