import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The host's line in a page that it has kept while the API was away; React has not drawn it and lets it be. */
const OLD_NOTE = '.site-old-note';

/** Takes the line away with the page that it was about. */
export const useOldNote = (): void => {
  const { key } = useLocation();
  const arrived = useRef(key);
  useEffect(() => {
    if (arrived.current !== key) document.querySelector(OLD_NOTE)?.remove();
  }, [key]);
};
