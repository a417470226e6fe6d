import { Loaded } from '@hoshikraft/async-state';
import { Button, EmptyState, Grid, Heading, Notice, Skeleton, SkeletonGroup } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { useLauncherPath } from '../parts/launcher-path.ts';
import { useSelectedClient } from '../parts/use-selected-client.ts';
import { useLiveServers } from '../parts/use-live-servers.ts';
import { ServerTile } from './server-tile.tsx';
import '../parts/panel.css';
import './servers.css';

const CARD_WIDTH = 260;

const Loading = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading the servers`}>
      <Grid min={CARD_WIDTH}>
        {[0, 1, 2, 3].map((card) => (
          <Skeleton key={card} variant="card" />
        ))}
      </Grid>
    </SkeletonGroup>
  );
};

const Empty = ({ onRetry }: { onRetry: () => unknown }) => {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`No clients yet`}
      text={t`They'll appear here as soon as we publish them.`}
      actions={<Button onClick={() => void onRetry()}>{t`Check again`}</Button>}
    />
  );
};

/** The servers as cards; selecting one shows it on the main page. */
export const ServersPage = () => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const path = useLauncherPath();
  const { list, selected, selectServer } = useSelectedClient();
  const { live, lost } = useLiveServers();
  const pick = (serverId: string): void => {
    selectServer(serverId);
    void navigate(path());
  };
  return (
    <div className="servers panel">
      <header className="servers__head">
        <Heading level={1} size="h2">
          {t`Servers`}
        </Heading>
        <p className="hk-muted">{t`Choose where to play. The launcher remembers your choice.`}</p>
      </header>
      {lost && (
        <Notice tone="warn" live="status">
          {t`Player counts aren't updating right now. We retry every 5 seconds.`}
        </Notice>
      )}
      <Loaded query={list} loading={<Loading />}>
        {(clients) =>
          clients.length === 0 ? (
            <Empty onRetry={list.refetch} />
          ) : (
            <ul className="server-tiles">
              {clients.map((client) => (
                <ServerTile
                  key={client.uuid}
                  client={client}
                  live={live?.[client.serverId]}
                  lost={lost}
                  selected={client.uuid === selected?.uuid}
                  onPick={() => pick(client.serverId)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  );
};
