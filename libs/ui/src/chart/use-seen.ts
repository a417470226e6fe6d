import { type RefObject, useEffect, useRef, useState } from 'react';

/** Begins a little before the element comes into the window. */
const AHEAD = '200px';

/** Whether the element has ever been in the window, or nearly; false on the server. */
export function useSeen<E extends Element>(): { ref: RefObject<E | null>; seen: boolean } {
  const ref = useRef<E>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null || seen || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [seen]);
  return { ref, seen };
}
