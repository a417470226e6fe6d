import { failureText } from '@hoshikraft/async-state';
import { unreadableFailure } from '@hoshikraft/api-client';
import { showToast } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react';
import { useEffect, useRef } from 'react';
import { useBlocker, useLocation } from 'react-router';

/**
 * Blocks navigation to a page not visited yet while the browser is offline: its code cannot be loaded, and the router would
 * reload into the browser's error page (docs/product/site-shell.md#errors). Pages visited since the site was opened still open.
 */
export const useOfflineGuard = (): void => {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  const visited = useRef(new Set<string>());
  useEffect(() => void visited.current.add(pathname), [pathname]);
  const { state, reset } = useBlocker(
    ({ nextLocation }) => !navigator.onLine && !visited.current.has(nextLocation.pathname),
  );
  useEffect(() => {
    if (state !== 'blocked') return;
    const text = failureText(i18n, unreadableFailure(0));
    showToast({ id: `failure:${text}`, type: 'error', text });
    reset();
  }, [state, reset, i18n]);
};
