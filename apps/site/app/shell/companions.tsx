import { ProgressBar, SkipLink, ToastHost } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useBuildWatch } from './build-watch.ts';
import { useEarlyPress } from './early-press.ts';
import { useFollowTheme } from './follow-theme.ts';
import { useOldNote } from './old-note.ts';
import { useOwnAnswers } from './own-answers.ts';
import { useScrollRules } from './scroll-rules.ts';
import { useSessionRefresh } from './session-refresh.ts';
import { useStayOffline } from './stay-offline.ts';
import { useTwoFactor } from './two-factor.ts';
import { useUnauthorized } from './unauthorized.ts';

const OpenModal = lazy(async () => ({ default: (await import('./open-modal.tsx')).OpenModal }));

/** What stands beside every page: the progress bar, toasts, the skip link, and what runs without being seen. */
export const Companions = () => {
  const { t } = useLingui();
  const { state } = useNavigation();
  const { search } = useLocation();
  useOwnAnswers();
  useSessionRefresh();
  useFollowTheme();
  useUnauthorized();
  useTwoFactor();
  useBuildWatch();
  useOldNote();
  useScrollRules();
  useStayOffline();
  useEarlyPress();
  return (
    <>
      <SkipLink>{t`Skip to content`}</SkipLink>
      <ProgressBar active={state !== 'idle'} label={t`Loading the page`} />
      <ToastHost closeLabel={t`Close`} />
      {search.includes('open-modal') && (
        <Suspense>
          <OpenModal />
        </Suspense>
      )}
    </>
  );
};
