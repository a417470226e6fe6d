import { documentQueries, profileQueries, useApi } from '@hoshikraft/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** Minimum search length. */
export const MIN_SEARCH_LENGTH = 2;

/** Maximum search length that the API accepts. */
export const MAX_SEARCH_LENGTH = 64;

export const isTooLong = (words: string): boolean => [...words].length > MAX_SEARCH_LENGTH;

/** News and mods that match the words; previous results stay until the next ones arrive. */
export const useSearchResults = (words: string) =>
  useQuery({
    ...documentQueries.found(useApi(), words),
    enabled: words.length >= MIN_SEARCH_LENGTH && !isTooLong(words),
    placeholderData: keepPreviousData,
  });

/** Fewest characters of a search for players (docs/product/community.md#search). */
const MIN_NICKNAME_LENGTH = 4;

export const isNicknameLongEnough = (typed: string): boolean => [...typed].length >= MIN_NICKNAME_LENGTH;

/** Players whose nickname contains the text; fewer than four characters send no request. */
export const usePlayerResults = (text: string) =>
  useQuery({
    ...profileQueries.found(useApi(), text),
    enabled: isNicknameLongEnough(text) && !isTooLong(text),
    placeholderData: keepPreviousData,
  });
