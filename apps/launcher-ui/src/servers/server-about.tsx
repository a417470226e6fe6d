import { roleQueries, serverQueries, useApi, type WholeServer } from '@hoshikraft/api-client';
import { Loaded } from '@hoshikraft/async-state';
import { useFormats } from '@hoshikraft/i18n';
import { Button, Heading, Link, Notice, RoleBadge, Skeleton, SkeletonGroup, Text } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ClientArt } from '../parts/client-art.tsx';
import { useLauncherPath } from '../parts/launcher-path.ts';
import type { Live } from '../parts/use-live-servers.ts';
import type { ServiceSchemas } from '../service/service-queries.ts';
import { useSiteAddress } from '../shell/launcher-facts.tsx';
import { PlayersOnline } from '../shell/players-online.tsx';
import { ServerFacts } from './server-facts.tsx';

const Privileges = ({ serverId, from }: { serverId: string; from: WholeServer['privilegesFrom'] }) => {
  const { t } = useLingui();
  const { money } = useFormats();
  const site = useSiteAddress();
  const { data } = useQuery(roleQueries.roles(useApi(), { server: serverId }));
  if (from === null || data === undefined || data.items.length === 0) return null;
  const price = money(from.amount);
  return (
    <section className="server-about__privileges panel" aria-labelledby="privileges">
      <div className="server-about__row">
        <Heading level={2} size="h3" id="privileges">
          {t`Privileges`}
        </Heading>
        <Link href={site(`store?server=${serverId}`)}>{t`In the store, from ${price}`}</Link>
      </div>
      <ul className="server-about__roles">
        {data.items.map(({ id, name, tier, color }) => (
          <li key={id}>
            <RoleBadge role={id} tier={tier} colour={color} name={name} />
          </li>
        ))}
      </ul>
    </section>
  );
};

const Links = ({ serverId }: { serverId: string }) => {
  const { t } = useLingui();
  const site = useSiteAddress();
  const links = [
    { path: `servers/${serverId}`, text: t`Server page` },
    { path: `mods?server=${serverId}`, text: t`Mods` },
    { path: 'rules', text: t`Rules` },
    { path: 'top', text: t`Leaderboards` },
  ];
  return (
    <ul className="server-about__links panel">
      {links.map(({ path, text }) => (
        <li key={path}>
          <Button variant="quiet" size="small" endIcon="external" href={site(path)}>
            {text}
          </Button>
        </li>
      ))}
    </ul>
  );
};

const Loading = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading the server`}>
      <Skeleton variant="block" height={240} />
    </SkeletonGroup>
  );
};

export interface ServerAboutProps {
  client: ServiceSchemas['Client'];
  live: Live | undefined;
  /** The API does not respond. */
  lost: boolean;
}

/** The page of the client's server in short. */
export const ServerAbout = ({ client, live, lost }: ServerAboutProps) => {
  const { t } = useLingui();
  const path = useLauncherPath();
  const { serverId, serverName } = client;
  const page = useQuery({ ...serverQueries.whole(useApi(), serverId), enabled: !lost });
  const whole = page.data;
  return (
    <article className="server-about" aria-labelledby="server-name">
      <ClientArt client={client} />
      <header className="server-about__head">
        <Heading level={1} size="h1" id="server-name">
          {serverName}
        </Heading>
        <PlayersOnline serverName={serverName} live={live} lost={lost} />
        {whole && <Text className="server-about__summary">{whole.server.summary}</Text>}
        <Button variant="primary" size="large" startIcon="play" href={path()}>
          {t`Go to the game`}
        </Button>
      </header>
      {lost && whole === undefined ? (
        <Notice tone="warn" live="status" title={t`Our servers aren't responding`}>
          {t`This server's description, mods and wipes will be here once the connection is back.`}
        </Notice>
      ) : (
        <Loaded query={page} loading={<Loading />}>
          {() => null}
        </Loaded>
      )}
      <ServerFacts client={client} whole={whole} />
      {whole && <Privileges serverId={serverId} from={whole.privilegesFrom} />}
      <Links serverId={serverId} />
    </article>
  );
};
