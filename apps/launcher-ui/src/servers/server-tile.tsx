import { useAmounts, useFormats } from '@hoshikraft/i18n';
import { Button, Card, Heading, Meter, ServerEmblem, Tag } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { OnlineCount } from '../parts/online-count.tsx';
import type { Live } from '../parts/use-live-servers.ts';
import type { ServiceSchemas } from '../service/service-queries.ts';

const useStatusWords = (): ((client: ServiceSchemas['Client']) => string) => {
  const { t } = useLingui();
  const { bytes } = useAmounts();
  return ({ status, sizes }) => {
    const size = bytes(sizes.download);
    const held = sizes.download === 0;
    switch (status) {
      case 'ready':
        return t`Installed`;
      case 'notInstalled':
        return held ? t`Downloaded, not installed yet` : t`To download: ${size}`;
      case 'updateAvailable':
        return held ? t`Update downloaded, not installed yet` : t`Update: ${size}`;
      case 'broken':
        return t`Needs repair`;
    }
  };
};

export interface ServerTileProps {
  client: ServiceSchemas['Client'];
  live: Live | undefined;
  lost: boolean;
  selected: boolean;
  onPick: () => void;
}

/** A server: what it is, how many play on it, and whether its client is installed. */
export const ServerTile = ({ client, live, lost, selected, onPick }: ServerTileProps) => {
  const { t } = useLingui();
  const { number } = useFormats();
  const words = useStatusWords();
  const { serverId, serverName, gameVersion } = client;
  const online = live?.online ?? 0;
  const most = Math.max(live?.onlineDay ?? 0, online);
  const [now, record] = [number(online), number(most)];
  return (
    <Card as="li" className="server-tile" tone={selected ? 'glow' : undefined}>
      <div className="server-tile__head">
        <ServerEmblem server={serverId} size={56} />
        <div>
          <Heading level={2} size="h3">
            {serverName}
          </Heading>
          <p className="hk-small hk-muted">{t`Version ${gameVersion}`}</p>
        </div>
      </div>
      <div className="server-tile__live">
        <OnlineCount live={live} lost={lost} />
        <Tag tone={client.status === 'broken' ? 'warn' : 'outline'}>{words(client)}</Tag>
      </div>
      {live && most > 0 && (
        <Meter
          bare
          label={t`Players on ${serverName}`}
          value={online}
          max={most}
          valueText={t`${now}, 24-hour record ${record}`}
        />
      )}
      <Button
        fullWidth
        startIcon={selected ? 'check' : undefined}
        aria-label={selected ? t`Back to the game: ${serverName} is selected` : t`Choose ${serverName}`}
        onClick={onPick}
      >
        {selected ? t`Back to the game` : t`Choose`}
      </Button>
    </Card>
  );
};
