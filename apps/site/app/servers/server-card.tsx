import type { Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Button, Card, Disclosure, Facts, Heading, ServerEmblem, Tag, Text } from '@hoshikraft/ui';
import { Plural, useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { usePagePath } from '../page/site-facts.tsx';
import { CopyAddress } from './copy-address.tsx';
import { type Live, ServerLive } from './server-live.tsx';
import { usePvpWords } from './server-words.ts';

type Server = Schemas['Server'];

const useFacts = ({ documentMeta }: Server) => {
  const { t } = useLingui();
  const { number } = useFormats();
  const pvp = usePvpWords();
  const square = (side: number) => {
    const size = `${number(side)}\u00a0×\u00a0${number(side)}`;
    return <span className="server-card__size">{t`${size} blocks`}</span>;
  };
  return [
    { key: 'version', label: t`Game version`, value: documentMeta.gameVersion },
    { key: 'pvp', label: t`PvP`, value: pvp(documentMeta.pvpMode).full },
    { key: 'main', label: t`Main world`, value: square(documentMeta.mainWorldArea) },
    { key: 'other', label: t`Other worlds`, value: square(documentMeta.otherWorldsArea) },
  ];
};

const Mods = ({ mods }: { mods: readonly string[] }) => {
  const count = mods.length;
  return (
    <Disclosure summary={<Plural value={count} one="# mod" other="# mods" />}>
      <ul className="server-card__mods">
        {mods.map((mod) => (
          <li key={mod}>
            <Tag tone="outline">{mod}</Tag>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
};

export interface ServerCardProps {
  server: Server;
  live: Live | undefined;
  loading: boolean;
}

/** Everything about one server: what it is, how to get on it, how it is doing now. */
export const ServerCard = ({ server, live, loading }: ServerCardProps) => {
  const { t } = useLingui();
  const to = usePagePath();
  const facts = useFacts(server);
  const { serverName, mods } = server.documentMeta;
  const colour = { '--server-colour': server.color } as CSSProperties;
  return (
    <Card as="li" size="large" className="server-card" id={server.id} style={colour}>
      <div className="server-card__about">
        <div className="server-card__head">
          <ServerEmblem server={server.id} size={72} />
          <Heading level={2}>{serverName}</Heading>
        </div>
        <Text tone="muted">{server.summary}</Text>
      </div>
      <div className="server-card__live">
        <ServerLive explained people="faces" serverName={serverName} live={live} loading={loading} />
        <CopyAddress address={server.address} serverName={serverName} />
        <Button
          fullWidth
          startIcon="store"
          aria-label={t`Privileges of ${serverName}`}
          href={to(`store?server=${server.id}`)}
        >
          {t`Privileges`}
        </Button>
      </div>
      <div className="server-card__facts">
        <Facts items={facts} />
        <p className="server-card__worlds">
          <span>{t`Worlds`}</span>
          {server.worlds.join(', ')}
        </p>
        {mods.length > 0 && <Mods mods={mods} />}
      </div>
    </Card>
  );
};
