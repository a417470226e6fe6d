import { sessionQueries, useApi } from '@hoshikraft/api-client';
import { Button, EmptyState, Stack } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { LoadFailure } from '../page/load-failure.tsx';
import { definePage } from '../page/page.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { LoadMore } from './load-more.tsx';
import { SessionCard } from './session-card.tsx';
import { TabHead } from './tab-head.tsx';

const page = definePage({ queries: ({ api }) => [sessionQueries.list(api)] });
export const loader = page.loader;
export const clientLoader = page.clientLoader;

const EndAllDialog = lazy(async () => ({ default: (await import('./end-all-dialog.tsx')).EndAllDialog }));

/** Ends all others, after asking; the dialog is fetched when it is first wanted. */
const EndAll = () => {
  const { t } = useLingui();
  const [asked, setAsked] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <div className="cabinet-sessions__end">
        <Button variant="danger" startIcon="logout" onClick={() => setAsked('open')}>
          {t`End all others`}
        </Button>
      </div>
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
  if (list.isPending) return <ListSkeleton label={t`Loading your sessions`} rows={3} height={116} />;
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
      {others && <EndAll />}
    </>
  );
};

const SessionsPage = () => {
  const { t } = useLingui();
  return (
    <>
      <TabHead title={t`Sessions`} lead={t`Where you are signed in. If you do not recognise one, end it.`} />
      <Sessions />
    </>
  );
};

export default SessionsPage;
