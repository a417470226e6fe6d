import { useEffect, useState } from 'react';

/** `active`, but only once it has lasted `ms`: what is over sooner is never shown. False at once when it ends. */
export const useLasting = (active: boolean, ms: number): boolean => {
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
