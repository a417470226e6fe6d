import { ProgressBar, SkipLink, ToastHost } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useImageRetry } from './image-retry.ts';
import { useRepeatEarlyInput } from './repeat-early-input.ts';
import { NoScriptsNote } from './no-scripts-note.tsx';
import { useThemeSync } from './theme-sync.ts';
import { useOutdatedNotice } from './outdated-notice.ts';
import { useAccountData } from './account-data.ts';
import { useScrollRules } from './scroll-rules.ts';
import { useSessionRefresh } from './session-refresh.ts';
import { PrefetchPages } from './prefetch-pages.tsx';
import { useOfflineGuard } from './offline-guard.ts';
import { useTwoFactor } from './two-factor.ts';
import { useUnauthorized } from './unauthorized.ts';

const OpenModal = lazy(async () => ({ default: (await import('./open-modal.tsx')).OpenModal }));

/** What every page has: the progress bar, toasts, the skip link, and effects without output. */
export const GlobalEffects = () => {
  const { t } = useLingui();
  const { state } = useNavigation();
  const { search } = useLocation();
  useAccountData();
  useSessionRefresh();
  useThemeSync();
  useUnauthorized();
  useTwoFactor();
  useOutdatedNotice();
  useScrollRules();
  useOfflineGuard();
  useRepeatEarlyInput();
  useImageRetry();
  return (
    <>
      <SkipLink>{t`Skip to content`}</SkipLink>
      <ProgressBar active={state !== 'idle'} throttle={0} height={2} label={t`Loading page`} />
      <ToastHost closeLabel={t`Close`} />
      <PrefetchPages />
      <NoScriptsNote />
      {search.includes('open-modal') && (
        <Suspense>
          <OpenModal />
        </Suspense>
      )}
    </>
  );
};
