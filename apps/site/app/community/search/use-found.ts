import { documentQueries, useApi } from '@hoshikraft/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** How long nobody types before it is asked, in ms. */
const PAUSE_MS = 250;

/** From so many letters on it is asked at all. */
export const MIN_LETTERS = 2;

/** What was typed, once nobody types any more. */
export const useSettled = (typed: string): string => {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
};

/** News and mods with these words; those found before stand until others are. */
export const useFound = (words: string) =>
  useQuery({
    ...documentQueries.found(useApi(), words),
    enabled: words.length >= MIN_LETTERS,
    placeholderData: keepPreviousData,
  });
