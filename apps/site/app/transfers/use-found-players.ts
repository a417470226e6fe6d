import { profileQueries, useApi } from '@hoshikraft/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSettled } from '../search/use-found.ts';

/** From so many letters on players are looked for (docs/product/community.md#search). */
const FEWEST_LETTERS = 4;

export const isEnough = (words: string): boolean => [...words].length >= FEWEST_LETTERS;

/** Players with these letters in their nickname, once nobody types any more; those found before stand until then. */
export const useFoundPlayers = (words: string) => {
  const settled = useSettled(words);
  const { data } = useQuery({
    ...profileQueries.found(useApi(), settled),
    enabled: isEnough(settled),
    placeholderData: keepPreviousData,
  });
  return isEnough(words) ? (data?.players ?? []) : [];
};
