import type { Schemas } from '@hoshikraft/api-client';
import { Button, Card, Disclosure, Heading, Link, ServerEmblem, ServerPlace, Text } from '@hoshikraft/ui';
import { Plural, useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { CopyAddress } from './copy-address.tsx';
import { type Live, ServerLive } from '../live/server-live.tsx';
import { ModList, ServerFacts } from './server-facts.tsx';

type Server = Schemas['Server'];

export interface ServerCardProps {
  server: Server;
  live: Live | undefined;
  loading: boolean;
}

/** Card of a server: description, address and live figures. */
export const ServerCard = ({ server, live, loading }: ServerCardProps) => {
  const { t } = useLingui();
  const to = usePagePath();
  const { serverName, mods } = server.documentMeta;
  const count = mods.length;
  const colour = { '--server-colour': server.color } as CSSProperties;
  return (
    <Card as="li" size="large" className="server-card" id={server.id} style={colour}>
      <div className="server-card__art">
        <ServerPlace server={server.id} />
      </div>
      <div className="server-card__about">
        <div className="server-card__head">
          <ServerEmblem server={server.id} size={72} />
          <Heading level={2}>
            <Link className="server-card__link" href={to(`servers/${server.id}`)}>
              {serverName}
            </Link>
          </Heading>
        </div>
        <Text tone="muted">{server.summary}</Text>
      </div>
      <div className="server-card__live">
        <ServerLive explained people="faces" serverName={serverName} live={live} loading={loading} />
        <CopyAddress address={server.address} serverName={serverName} />
        <Button
          fullWidth
          startIcon="store"
          aria-label={t`Privileges on ${serverName}`}
          href={to(`store?server=${server.id}`)}
        >
          {t`Privileges`}
        </Button>
        <Button
          fullWidth
          variant="quiet"
          endIcon="arrow-right"
          aria-label={t`More about ${serverName}`}
          href={to(`servers/${server.id}`)}
        >
          {t`More`}
        </Button>
      </div>
      <div className="server-card__facts">
        <ServerFacts server={server} />
        {count > 0 && (
          <Disclosure summary={<Plural value={count} one="# mod" other="# mods" />}>
            <ModList mods={mods} />
          </Disclosure>
        )}
      </div>
    </Card>
  );
};
