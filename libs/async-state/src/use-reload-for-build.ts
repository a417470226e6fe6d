import { mayReload } from '@hoshikraft/api-client';
import { useEffect, useRef, useState } from 'react';

const hasDialog = (): boolean => document.querySelector('[role="dialog"]') !== null;

export interface ReloadForBuild {
  /** Whether a newer build is known and nothing else speaks against loading it. */
  isWaiting: boolean;
  /** Path of the page without its language: a page in another language keeps what was typed. */
  page: string;
  reload: () => void;
}

/**
 * Reloads the page for a newer build, but never while the player has typed something on it or a dialog is open: then the next
 * page is loaded with the new build (docs/product/site-shell.md#refreshing).
 *
 * @returns whether the new build waits for the next page
 */
export const useReloadForBuild = ({ isWaiting, page, reload }: ReloadForBuild): boolean => {
  const typed = useRef(false);
  const [isDeferred, setDeferred] = useState(false);
  useEffect(() => {
    const mark = (): void => {
      typed.current = true;
    };
    window.addEventListener('input', mark, { capture: true });
    return () => window.removeEventListener('input', mark, { capture: true });
  }, []);
  useEffect(() => {
    typed.current = false;
  }, [page]);
  useEffect(() => {
    if (!isWaiting) return;
    if (typed.current || hasDialog()) setDeferred(true);
    else if (mayReload(window.sessionStorage, Date.now())) reload();
  }, [isWaiting, page, reload]);
  return isDeferred && isWaiting;
};
