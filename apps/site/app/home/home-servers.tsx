import { type PagedQueryState, PagedList } from '@hoshikraft/async-state';
import type { ServerCard } from '@hoshikraft/api-client';
import {
  Button,
  Card,
  CardLink,
  Grid,
  Heading,
  PageColumn,
  Section,
  ServerEmblem,
  Skeleton,
  SkeletonGroup,
  Text,
} from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { usePagePath } from '../framework/page/site-facts.tsx';
import { NoServers } from '../shell/no-servers.tsx';
import { type Live, ServerLive } from '../servers/live/server-live.tsx';
import { usePvpLabels } from '../servers/live/server-labels.ts';
import { useMonitoring } from '../framework/page/use-monitoring.ts';

interface HomeServerProps {
  server: ServerCard;
  live: Live | undefined;
  loading: boolean;
}

const HomeServer = ({ server, live, loading }: HomeServerProps) => {
  const { t } = useLingui();
  const to = usePagePath();
  const pvp = usePvpLabels();
  const { serverName, gameVersion, pvpMode } = server.documentMeta;
  return (
    <Card as="li" interactive className="home-server" style={{ '--server-colour': server.color } as CSSProperties}>
      <div className="home-server__head">
        <ServerEmblem server={server.id} size={56} />
        <div>
          <Heading level={3}>
            <CardLink href={to(`servers/${server.id}`)}>{serverName}</CardLink>
          </Heading>
          <p className="home-server__version">{`${gameVersion} · ${pvp(pvpMode).short}`}</p>
        </div>
      </div>
      <Text tone="muted" size="small" className="home-server__summary">
        {server.summary}
      </Text>
      <ServerLive serverName={serverName} live={live} loading={loading} />
      <Button
        size="small"
        startIcon="store"
        fullWidth
        aria-label={t`Privileges on ${serverName}`}
        href={to(`store?server=${server.id}`)}
      >
        {t`Privileges`}
      </Button>
    </Card>
  );
};

const Loading = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading the servers`}>
      <Grid>
        {[0, 1, 2, 3].map((place) => (
          <Skeleton key={place} variant="card" height={364} />
        ))}
      </Grid>
    </SkeletonGroup>
  );
};

interface HomeServersProps {
  list: PagedQueryState<ServerCard>;
}

const Servers = ({ list }: HomeServersProps) => {
  const { monitoring, loading } = useMonitoring();
  return (
    <PagedList list={list} level={3} loading={<Loading />} empty={<NoServers level={3} />}>
      {(servers) => (
        <Grid as="ul">
          {servers.map((server) => (
            <HomeServer key={server.id} server={server} live={monitoring?.servers[server.id]} loading={loading} />
          ))}
        </Grid>
      )}
    </PagedList>
  );
};

/** Servers with their live figures. */
export const HomeServers = ({ list }: HomeServersProps) => {
  const { t } = useLingui();
  const to = usePagePath();
  return (
    <PageColumn>
      <Section
        id="servers"
        title={t`Where shall we go tonight?`}
        lead={t`Every server has its own mods, worlds and people. Player counts are live.`}
        action={
          <Button variant="quiet" className="home-more" endIcon="arrow-right" href={to('servers')}>
            {t`More about the servers`}
          </Button>
        }
      >
        <Servers list={list} />
      </Section>
    </PageColumn>
  );
};
