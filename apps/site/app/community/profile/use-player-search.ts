import { profileQueries, useApi } from '@hoshikraft/api-client';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Fewest characters of a search (docs/product/community.md#search). */
const MIN_SEARCH_LENGTH = 4;
/** Delay after the last keystroke before the search starts, in ms. */
const DEBOUNCE_MS = 250;

const useDebounced = (value: string): string => {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
};

/** Searches players by a part of the nickname while the user types; fewer than four characters send no request. */
export const usePlayerSearch = (typed: string) => {
  const text = useDebounced(typed.trim());
  const hasMinLength = text.length >= MIN_SEARCH_LENGTH;
  const query = profileQueries.found(useApi(), text);
  const { data, isError } = useQuery({ ...query, queryFn: hasMinLength ? query.queryFn : skipToken });
  return { hasMinLength, players: data?.players, isError };
};
