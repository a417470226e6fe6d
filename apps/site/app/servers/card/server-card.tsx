import type { ServerCard as Server } from '@hoshikraft/api-client';
import { Button, Card, CardLink, Heading, ServerEmblem, ServerPlace, Tag, Text } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import type { CSSProperties, ReactNode } from 'react';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { usePvpLabels } from '../live/server-labels.ts';
import { type Live, ServerLive } from '../live/server-live.tsx';
import './server-card.css';

export interface ServerCardProps {
  server: Server;
  live: Live | undefined;
  loading: boolean;
  /** Heading level of the name. */
  level: 2 | 3;
  /** Folded specifications. */
  children?: ReactNode;
}

/** Card of a server: its art with the name on it, who plays, Play and its privileges. */
export const ServerCard = ({ server, live, loading, level, children }: ServerCardProps) => {
  const { t } = useLingui();
  const to = usePagePath();
  const pvp = usePvpLabels();
  const { serverName, gameVersion, pvpMode } = server.documentMeta;
  return (
    <Card
      as="li"
      flush
      interactive
      className="server-card"
      id={server.id}
      style={{ '--server-colour': server.color } as CSSProperties}
    >
      <div className="server-card__art">
        <ServerPlace server={server.id} />
        <div className="server-card__name">
          <ServerEmblem server={server.id} size={48} />
          <Heading level={level} size="h3">
            <CardLink href={to(`servers/${server.id}`)}>{serverName}</CardLink>
          </Heading>
        </div>
      </div>
      <div className="server-card__body">
        <div className="server-card__tags">
          <Tag>{gameVersion}</Tag>
          <Tag>{pvp(pvpMode).short}</Tag>
        </div>
        <Text tone="muted" size="small" className="server-card__summary">
          {server.summary}
        </Text>
        <ServerLive serverName={serverName} live={live} loading={loading} />
        <div className="server-card__actions">
          <Button size="small" startIcon="play" aria-label={t`Play on ${serverName}`} href={to('start')}>
            {t`Play`}
          </Button>
          <Button
            size="small"
            variant="quiet"
            aria-label={t`Privileges on ${serverName}`}
            href={to(`store?server=${server.id}`)}
          >
            {t`Privileges`}
          </Button>
        </div>
        {children !== undefined && <div className="server-card__more">{children}</div>}
      </div>
    </Card>
  );
};
