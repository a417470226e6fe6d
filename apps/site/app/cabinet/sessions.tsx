import { sessionQueries, useApi } from '@hoshikraft/api-client';
import { Button, EmptyState, Section, Skeleton, SkeletonGroup, Stack } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { LoadFailure } from '../page/load-failure.tsx';
import { PageHead } from '../page/page-head.tsx';
import { definePage } from '../page/page.ts';
import { LoadMore } from './load-more.tsx';
import { SessionCard } from './session-card.tsx';

const page = definePage({ queries: ({ api }) => [sessionQueries.list(api)] });
export const loader = page.loader;
export const clientLoader = page.clientLoader;

const EndAllDialog = lazy(async () => ({ default: (await import('./end-all-dialog.tsx')).EndAllDialog }));

const Loading = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading your sessions`}>
      <Stack gap={4}>
        {[0, 1, 2].map((place) => (
          <Skeleton key={place} variant="card" height={116} />
        ))}
      </Stack>
    </SkeletonGroup>
  );
};

/** Ends all others, after asking; the dialog is fetched when it is first wanted. */
const EndAll = () => {
  const { t } = useLingui();
  const [asked, setAsked] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <Button variant="danger" startIcon="logout" onClick={() => setAsked('open')}>
        {t`End all others`}
      </Button>
      {asked !== 'never' && (
        <Suspense>
          <EndAllDialog open={asked === 'open'} onClose={() => setAsked('closed')} />
        </Suspense>
      )}
    </>
  );
};

const Sessions = () => {
  const { t } = useLingui();
  const api = useApi();
  const list = useInfiniteQuery(sessionQueries.list(api));
  const terminate = useMutation(sessionQueries.terminate(api));
  if (list.isPending) return <Loading />;
  if (list.data === undefined) {
    return <LoadFailure error={list.error} onRetry={list.refetch} retrying={list.isFetching} />;
  }
  const sessions = list.data.pages.flatMap(({ items }) => items);
  if (sessions.length === 0) {
    return <EmptyState title={t`No sessions are listed`} text={t`Sign in again and this one will appear here.`} />;
  }
  const others = sessions.some(({ current, state }) => !current && state === 'active');
  return (
    <>
      {others && <EndAll />}
      <Stack as="ul" gap={3}>
        {sessions.map((session) => (
          <SessionCard
            key={session.id}
            session={session}
            ending={terminate.isPending && terminate.variables === session.id}
            onTerminate={() => terminate.mutate(session.id)}
          />
        ))}
      </Stack>
      <LoadMore list={list} />
    </>
  );
};

const SessionsPage = () => {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Sessions`} hidden />
      <Section title={t`Sessions`} lead={t`Where you are signed in. If you do not recognise one, end it.`}>
        <Sessions />
      </Section>
    </>
  );
};

export default SessionsPage;
