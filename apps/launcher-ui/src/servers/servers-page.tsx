import { Loaded } from '@hoshikraft/async-state';
import { serverHueOf, Skeleton, SkeletonGroup } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { ServerRail } from '../main/server-rail.tsx';
import { NoClients } from '../parts/no-clients.tsx';
import { useLiveServers } from '../parts/use-live-servers.ts';
import { type SelectedClient, useSelectedClient } from '../parts/use-selected-client.ts';
import { ServerAbout } from './server-about.tsx';
import './servers.css';

const Loading = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading the servers`}>
      <div className="servers">
        <Skeleton variant="block" height={280} />
        <Skeleton variant="block" height={420} />
      </div>
    </SkeletonGroup>
  );
};

const Servers = ({ clients, selected, selectServer, list }: SelectedClient) => {
  const { live, lost } = useLiveServers();
  if (selected === undefined) return <NoClients onRetry={() => void list.refetch()} />;
  return (
    <div className="servers" data-server-hue={serverHueOf(selected.serverId)}>
      <ServerRail clients={clients} selectedId={selected.serverId} onSelect={selectServer} live={live} lost={lost} />
      <ServerAbout key={selected.uuid} client={selected} live={live?.[selected.serverId]} lost={lost} />
    </div>
  );
};

/** What the rail cannot show of a server: its page in short. The selected server is that of the main page. */
export const ServersPage = () => {
  const client = useSelectedClient();
  return (
    <Loaded query={client.list} level={1} loading={<Loading />}>
      {() => <Servers {...client} />}
    </Loaded>
  );
};
