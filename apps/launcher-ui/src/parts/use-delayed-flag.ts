import { useEffect, useState } from 'react';

/** `active` after it has been true for `ms`: shorter periods are never shown. False at once when it ends. */
export const useDelayedFlag = (active: boolean, ms: number): boolean => {
  const [lasted, setLasted] = useState(false);
  useEffect(() => {
    if (!active) return undefined;
    const timer = setTimeout(() => setLasted(true), ms);
    return () => {
      clearTimeout(timer);
      setLasted(false);
    };
  }, [active, ms]);
  return active && lasted;
};
