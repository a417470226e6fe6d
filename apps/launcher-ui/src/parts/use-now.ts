import { useEffect, useState } from 'react';

/** The app's clock (docs/product/launcher.md#pages), in milliseconds. */
const TICK_MS = 500;

/** The current time, ms since 1970, updated every half second. Paused while `running` is false or the window is hidden. */
export const useNow = (running: boolean): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!running) return undefined;
    const tick = (): void => {
      if (!document.hidden) setNow(Date.now());
    };
    tick();
    const timer = setInterval(tick, TICK_MS);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [running]);
  return now;
};
