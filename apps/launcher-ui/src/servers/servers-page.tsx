import { Button, EmptyState, ErrorState, Grid, Heading, Notice, Skeleton, SkeletonGroup } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { useFailureWords } from '../parts/failure-words.ts';
import { useLauncherPath } from '../parts/launcher-path.ts';
import { useChosenClient } from '../parts/use-chosen-client.ts';
import { useLive } from '../parts/use-live.ts';
import { ServerTile } from './server-tile.tsx';
import '../parts/panel.css';
import './servers.css';

const CARD_WIDTH = 260;

/** The servers as cards; choosing one brings it to the main page. */
export const ServersPage = () => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const path = useLauncherPath();
  const words = useFailureWords();
  const { clients, chosen, choose, loading, failure, retry } = useChosenClient();
  const { live, lost } = useLive();
  const pick = (serverId: string): void => {
    choose(serverId);
    void navigate(path());
  };
  const list = () => {
    if (clients.length === 0 && failure !== null) {
      const { title, text } = words(failure);
      return <ErrorState title={title} text={text} actions={<Button onClick={retry}>{t`Try again`}</Button>} />;
    }
    if (loading) {
      return (
        <SkeletonGroup label={t`Loading the servers`}>
          <Grid min={CARD_WIDTH}>
            {[0, 1, 2, 3].map((card) => (
              <Skeleton key={card} variant="card" />
            ))}
          </Grid>
        </SkeletonGroup>
      );
    }
    if (clients.length === 0) {
      return (
        <EmptyState
          title={t`There are no clients yet`}
          text={t`As soon as one is published, it appears here.`}
          actions={<Button onClick={retry}>{t`Look again`}</Button>}
        />
      );
    }
    return (
      <ul className="server-tiles">
        {clients.map((client) => (
          <ServerTile
            key={client.uuid}
            client={client}
            live={live?.[client.serverId]}
            lost={lost}
            chosen={client.uuid === chosen?.uuid}
            onPick={() => pick(client.serverId)}
          />
        ))}
      </ul>
    );
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
          {t`Live figures do not come at present; we try again every 5 seconds.`}
        </Notice>
      )}
      {list()}
    </div>
  );
};
