import { failureText } from '@hoshikraft/answers';
import { unreadableFailure } from '@hoshikraft/api-client';
import { showToast } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react';
import { useEffect, useRef } from 'react';
import { useBlocker, useLocation } from 'react-router';

/**
 * Without a network a page not seen yet is not gone to: its code cannot be loaded, and the router would reload into the
 * browser's own error page (docs/product/site-shell.md#errors). What has been seen since the site was opened still opens.
 */
export const useStayOffline = (): void => {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  const seen = useRef(new Set<string>());
  useEffect(() => void seen.current.add(pathname), [pathname]);
  const { state, reset } = useBlocker(
    ({ nextLocation }) => !navigator.onLine && !seen.current.has(nextLocation.pathname),
  );
  useEffect(() => {
    if (state !== 'blocked') return;
    const text = failureText(i18n, unreadableFailure(0));
    showToast({ id: `failure:${text}`, type: 'error', text });
    reset();
  }, [state, reset, i18n]);
};
