import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/**
 * The server's time in ms since the epoch, updated each second. It is counted from the last response, so that it does not
 * depend on the clock of this machine. Null until hydration.
 *
 * @param now the server's time in the response
 */
export const useServerTime = (now: string): number | null => {
  const [time, setTime] = useState<number | null>(null);
  useEffect(() => {
    const offset = Date.parse(now) - performance.now();
    const tick = () => setTime(offset + performance.now());
    const first = setTimeout(tick);
    const timer = setInterval(tick, SECOND_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [now]);
  return time;
};
