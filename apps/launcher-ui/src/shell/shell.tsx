import { ProgressBar, SkipLink, ToastHost } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { Outlet, useNavigation } from 'react-router-dom';
import { useBuildWatch } from './build-watch.ts';
import { useScrollRules } from './scroll-rules.ts';
import { useSessionSync } from './session-sync.ts';
import { useThemeOfAccount } from './theme.ts';
import { useUnauthorized } from './unauthorized.ts';

/** Wraps every page: progress bar, toasts, skip link, and background tasks. */
export const Shell = () => {
  const { t } = useLingui();
  const { state } = useNavigation();
  useSessionSync();
  useThemeOfAccount();
  useUnauthorized();
  useBuildWatch();
  useScrollRules();
  return (
    <>
      <SkipLink>{t`Skip to content`}</SkipLink>
      <ProgressBar active={state !== 'idle'} throttle={0} height={2} label={t`Loading page`} />
      <Outlet />
      <ToastHost closeLabel={t`Close`} />
    </>
  );
};
