import { useEffect, useState } from 'react';

/** Delay after the last keystroke before the request, in ms. */
const DEBOUNCE_MS = 250;

/** The typed text, debounced. */
export const useDebounced = (typed: string): string => {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
};
