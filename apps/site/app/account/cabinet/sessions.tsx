import { ListSkeleton, PagedList } from '@hoshikraft/async-state';
import { accountHistoryQueries, type Schemas, sessionQueries, useApi } from '@hoshikraft/api-client';
import { Button, EmptyState, Stack } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { definePage } from '../../framework/page/define-page.ts';
import { AccountHistory } from './account-history.tsx';
import { RowList } from './row-list.tsx';
import { SessionCard } from './session-card.tsx';
import { TabHead } from './tab-head.tsx';

const page = definePage({
  queries: ({ api }) => ({ sessions: sessionQueries.list(api) }),
  optional: ({ api }) => ({ history: accountHistoryQueries.list(api, 'session') }),
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

const EndAllDialog = lazy(async () => ({ default: (await import('./end-all-dialog.tsx')).EndAllDialog }));

/** Button that ends all other sessions after a confirmation; the dialog is loaded when first opened. */
const EndAll = () => {
  const { t } = useLingui();
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <div className="cabinet-sessions__end">
        <Button variant="danger" startIcon="logout" onClick={() => setDialog('open')}>
          {t`End all others`}
        </Button>
      </div>
      {dialog !== 'never' && (
        <Suspense>
          <EndAllDialog open={dialog === 'open'} onClose={() => setDialog('closed')} />
        </Suspense>
      )}
    </>
  );
};

const Cards = ({ sessions }: { sessions: readonly Schemas['Session'][] }) => {
  const terminate = useMutation(sessionQueries.terminate(useApi()));
  return (
    <RowList>
      {sessions.map((session) => (
        <SessionCard
          key={session.id}
          session={session}
          ending={terminate.isPending && terminate.variables === session.id}
          onTerminate={() => terminate.mutate(session.id)}
        />
      ))}
    </RowList>
  );
};

const isOther = ({ current, state }: Schemas['Session']): boolean => !current && state === 'active';

const Sessions = () => {
  const { t } = useLingui();
  const { sessions: list } = page.use();
  return (
    <>
      <PagedList
        list={list}
        loading={<ListSkeleton label={t`Loading your sessions`} rows={3} height={116} />}
        empty={<EmptyState title={t`No sessions to show`} text={t`Sign in again and this device will appear here.`} />}
      >
        {(sessions) => <Cards sessions={sessions} />}
      </PagedList>
      {list.data?.pages.some(({ items }) => items.some(isOther)) && <EndAll />}
    </>
  );
};

const SessionsPage = () => {
  const { t } = useLingui();
  return (
    <>
      <TabHead
        title={t`Sessions`}
        lead={t`Where you're signed in. If you don't recognise a device, end its session.`}
      />
      <Stack gap={6}>
        <div>
          <Sessions />
        </div>
        <AccountHistory of="session" list={page.use().history} />
      </Stack>
    </>
  );
};

export default SessionsPage;
