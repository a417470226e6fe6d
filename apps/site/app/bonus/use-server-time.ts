import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/**
 * The server's time, ms since 1970, each second anew: counted from what it said last, so that a wrong clock of this
 * machine changes nothing. null until the page is hydrated.
 *
 * @param now the server's time when it answered
 */
export const useServerTime = (now: string): number | null => {
  const [time, setTime] = useState<number | null>(null);
  useEffect(() => {
    const ahead = Date.parse(now) - performance.now();
    const tick = () => setTime(ahead + performance.now());
    const first = setTimeout(tick);
    const timer = setInterval(tick, SECOND_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [now]);
  return time;
};
