import { profileQueries, useApi } from '@hoshikraft/api-client';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Fewest characters of a search (docs/product/community.md#search). */
const FEWEST_CHARACTERS = 4;
/** How long nobody types before it is looked for, ms. */
const PAUSE_MS = 250;

const usePaused = (value: string): string => {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
};

/** Players by a part of their nickname, as it is typed; nobody is looked for by fewer than four characters. */
export const useFoundPlayers = (typed: string) => {
  const wanted = usePaused(typed.trim());
  const isEnough = wanted.length >= FEWEST_CHARACTERS;
  const query = profileQueries.found(useApi(), wanted);
  const { data, isError } = useQuery({ ...query, queryFn: isEnough ? query.queryFn : skipToken });
  return { isEnough, players: data?.players, isError };
};
