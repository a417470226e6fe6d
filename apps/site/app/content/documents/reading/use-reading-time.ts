import { documentQueries, newIdempotencyKey, useApi } from '@hoshikraft/api-client';
import { useEffect } from 'react';

/** A reader without input for this long counts as away, in s. */
export const AWAY_AFTER_S = 60;
/** Interval between reports, in s; the API accepts at most 30. */
export const REPORT_EVERY_S = 15;

const ACTIVITY_EVENTS = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'touchstart'] as const;

/**
 * Reports to the API how long a document is read (docs/product/content.md#reading, `document/stopwatch`): a second counts only while the
 * page is visible and the reader is active. The rest is reported when the page is left.
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

    const report = (): void => {
      if (read === 0) return;
      const seconds = read;
      read = 0;
      // A failed report must not disturb the reader.
      documentQueries.time(api, { key, viewId, seconds }).catch(() => undefined);
    };
    const tick = (): void => {
      idle += 1;
      if (document.hidden || idle > AWAY_AFTER_S) return;
      read += 1;
      if (read >= REPORT_EVERY_S) report();
    };
    const resetIdle = (): void => {
      idle = 0;
    };
    const reportIfHidden = (): void => {
      if (document.hidden) report();
    };

    const clock = setInterval(tick, 1000);
    for (const event of ACTIVITY_EVENTS) window.addEventListener(event, resetIdle, { passive: true });
    document.addEventListener('visibilitychange', reportIfHidden);
    window.addEventListener('pagehide', report);
    return () => {
      clearInterval(clock);
      for (const event of ACTIVITY_EVENTS) window.removeEventListener(event, resetIdle);
      document.removeEventListener('visibilitychange', reportIfHidden);
      window.removeEventListener('pagehide', report);
      report();
    };
  }, [api, key]);
};
