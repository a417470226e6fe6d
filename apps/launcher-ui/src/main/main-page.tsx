import { Loaded } from '@hoshikraft/async-state';
import { useSession } from '@hoshikraft/auth-session';
import { Notice, serverHueOf, Skeleton, SkeletonGroup } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { activityOf } from '../parts/activity.ts';
import { NoClients } from '../parts/no-clients.tsx';
import { type SelectedClient, useSelectedClient } from '../parts/use-selected-client.ts';
import { useLiveServers } from '../parts/use-live-servers.ts';
import { useLauncherState } from '../service/launcher-state.ts';
import { ClientPanel } from './client-panel.tsx';
import './main-page.css';
import { OfflineNotice } from './offline-notice.tsx';
import { RailFoot } from './rail-foot.tsx';
import { ServerRail } from './server-rail.tsx';

const Loading = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading clients`}>
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

const Main = ({ clients, selected, selectServer, offline, list }: SelectedClient) => {
  const { t } = useLingui();
  const { live, lost } = useLiveServers();
  const state = useLauncherState();
  const session = useSession();
  if (selected === undefined) return <NoClients onRetry={() => void list.refetch()} />;
  const other = clients.find(({ uuid }) => uuid !== selected.uuid && activityOf(uuid, state) !== null);
  return (
    <div className="main" data-server-hue={serverHueOf(selected.serverId)}>
      <div className="main__rail">
        <ServerRail clients={clients} selectedId={selected.serverId} onSelect={selectServer} live={live} lost={lost} />
        {lost ? (
          <OfflineNotice client={selected} />
        ) : (
          (offline || state.offline) && (
            <Notice tone="warn" live="status" title={t`No connection to our servers`}>
              {t`You can play what's installed; updates will come later.`}
            </Notice>
          )
        )}
      </div>
      <ClientPanel
        key={selected.uuid}
        client={selected}
        other={other}
        live={live?.[selected.serverId]}
        away={lost}
        outdated={offline}
        onSelect={selectServer}
      />
      {session.kind === 'signed-in' && !lost && <RailFoot auth={session.auth} />}
    </div>
  );
};

/** The launcher's first page: servers at the left, the selected client in the middle, one button. */
export const MainPage = () => {
  const client = useSelectedClient();
  return (
    <Loaded query={client.list} level={1} loading={<Loading />}>
      {() => <Main {...client} />}
    </Loaded>
  );
};
