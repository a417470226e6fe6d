import type { WholeServer } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Button, Heading, Icon, Link, ServerEmblem, ServerPlace, Tag, Text } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { inWholeRoubles } from '../../billing/store/saving.ts';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { useMonitoring } from '../../framework/page/use-monitoring.ts';
import { usePvpLabels } from '../live/server-labels.ts';
import { ServerLive } from '../live/server-live.tsx';

/** Picture of the server behind the top of the page. */
export const ServerBackdrop = ({ server }: { server: string }) => (
  <div className="server-sky">
    <ServerPlace server={server} />
  </div>
);

/** Top of the page: name, description, who plays, links to the launcher and the store. */
export const ServerHero = ({ whole: { server, privilegesFrom } }: { whole: WholeServer }) => {
  const { t } = useLingui();
  const to = usePagePath();
  const { money } = useFormats();
  const { monitoring, loading } = useMonitoring();
  const pvp = usePvpLabels();
  const { serverName, gameVersion, pvpMode } = server.documentMeta;
  const price = privilegesFrom && money(inWholeRoubles(privilegesFrom.amount));
  return (
    <header className="server-hero">
      <Link className="server-hero__back" href={to('servers')}>
        <Icon name="arrow-left" size={16} />
        {t`All servers`}
      </Link>
      <div className="server-hero__name">
        <ServerEmblem server={server.id} size={72} />
        <Heading level={1}>{serverName}</Heading>
      </div>
      <ul className="server-hero__tags">
        <li>
          <Tag>{gameVersion}</Tag>
        </li>
        <li>
          <Tag>{pvp(pvpMode).short}</Tag>
        </li>
      </ul>
      <Text size="lead">{server.summary}</Text>
      <ServerLive serverName={serverName} live={monitoring?.servers[server.id]} loading={loading} />
      <div className="server-hero__actions">
        <Button variant="primary" size="large" startIcon="play" href={to('start')}>
          {t`Play`}
        </Button>
        {price !== null && (
          <Button size="large" startIcon="store" href={to(`store?server=${server.id}`)}>
            {t`Privileges from ${price}`}
          </Button>
        )}
      </div>
    </header>
  );
};
