import { Button, EmptyState, ErrorState, Notice, Skeleton, SkeletonGroup } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { activityOf } from '../parts/activity.ts';
import { useFailureWords } from '../parts/failure-words.ts';
import { useChosenClient } from '../parts/use-chosen-client.ts';
import { useLive } from '../parts/use-live.ts';
import { useLauncherState } from '../service/launcher-state.ts';
import { ClientPanel } from './client-panel.tsx';
import './main-page.css';
import { ServerRail } from './server-rail.tsx';

const Loading = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading the clients`}>
      <div className="main">
        <div className="main__rail">
          {[0, 1, 2, 3].map((row) => (
            <Skeleton key={row} variant="block" height={66} />
          ))}
        </div>
        <Skeleton variant="block" height="100%" />
      </div>
    </SkeletonGroup>
  );
};

/** The launcher's first page: servers at the left, the chosen client in the middle, one button. */
export const MainPage = () => {
  const { t } = useLingui();
  const { clients, chosen, choose, loading, failure, offline, retry } = useChosenClient();
  const { live, lost } = useLive();
  const state = useLauncherState();
  const words = useFailureWords();
  if (clients.length === 0 && failure !== null) {
    const { title, text } = words(failure);
    return <ErrorState level={1} title={title} text={text} actions={<Button onClick={retry}>{t`Try again`}</Button>} />;
  }
  if (loading) return <Loading />;
  if (chosen === undefined) {
    return (
      <EmptyState
        level={1}
        title={t`There are no clients yet`}
        text={t`As soon as one is published, it appears here.`}
        actions={<Button onClick={retry}>{t`Look again`}</Button>}
      />
    );
  }
  const other = clients.find(({ uuid }) => uuid !== chosen.uuid && activityOf(uuid, state) !== null);
  return (
    <div className="main">
      <div className="main__rail">
        <ServerRail clients={clients} chosenId={chosen.serverId} onChoose={choose} live={live} lost={lost} />
        {(offline || state.offline) && (
          <Notice tone="warn" live="status" title={t`No connection to our servers`}>
            {t`What is installed can be started; updates come later.`}
          </Notice>
        )}
      </div>
      <ClientPanel key={chosen.uuid} client={chosen} other={other} onChoose={choose} />
    </div>
  );
};
