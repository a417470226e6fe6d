import { isNicknameLongEnough, useDebounced, usePlayerResults } from '../../community/search/use-search-results.ts';

/** Players whose nickname contains the text, after a pause in typing; previous results stay until then. */
export const useFoundPlayers = (typed: string) => {
  const { data } = usePlayerResults(useDebounced(typed));
  return isNicknameLongEnough(typed) ? (data?.players ?? []) : [];
};
