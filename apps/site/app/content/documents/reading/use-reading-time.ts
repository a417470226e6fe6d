import { documentQueries, newIdempotencyKey, useApi } from '@hoshikraft/api-client';
import { useEffect } from 'react';

/** A reader who does nothing for this long has gone away from the screen, in s. */
export const AWAY_AFTER_S = 60;
/** How often is told what was read, in s; the API takes 30 at most. */
export const REPORT_EVERY_S = 15;

const SIGNS_OF_LIFE = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'touchstart'] as const;

/**
 * Tells the API how long a document is read (docs/product/content.md#reading, `document/stopwatch`): a second counts only while the
 * page is in sight and its reader stirs now and then. The rest is told as the page is left.
 *
 * @param key of the document; null for one that is not published
 */
export const useReadingTime = (key: string | null): void => {
  const api = useApi();
  useEffect(() => {
    if (key === null) return undefined;
    const viewId = newIdempotencyKey();
    let read = 0;
    let idle = 0;

    const tell = (): void => {
      if (read === 0) return;
      const seconds = read;
      read = 0;
      // Whoever reads is not kept from it by a count that was not taken.
      documentQueries.time(api, { key, viewId, seconds }).catch(() => undefined);
    };
    const tick = (): void => {
      idle += 1;
      if (document.hidden || idle > AWAY_AFTER_S) return;
      read += 1;
      if (read >= REPORT_EVERY_S) tell();
    };
    const stir = (): void => {
      idle = 0;
    };
    const leave = (): void => {
      if (document.hidden) tell();
    };

    const clock = setInterval(tick, 1000);
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, stir, { passive: true });
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('pagehide', tell);
    return () => {
      clearInterval(clock);
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, stir);
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('pagehide', tell);
      tell();
    };
  }, [api, key]);
};
