import { profileQueries, useApi } from '@hoshikraft/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebounced } from '../../community/search/use-search-results.ts';

/** Shortest search text, in characters (docs/product/community.md#search). */
const MIN_CHARACTERS = 4;

export const isEnough = (typed: string): boolean => [...typed].length >= MIN_CHARACTERS;

/** Players whose nickname contains the text, after a pause in typing; previous results stay until then. */
export const useFoundPlayers = (typed: string) => {
  const settled = useDebounced(typed);
  const { data } = useQuery({
    ...profileQueries.found(useApi(), settled),
    enabled: isEnough(settled),
    placeholderData: keepPreviousData,
  });
  return isEnough(typed) ? (data?.players ?? []) : [];
};
