import { useAmounts, useFormats } from '@hoshikraft/i18n';
import { Heading } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ClientArt } from '../parts/client-art.tsx';
import { PlayersOnline } from '../shell/players-online.tsx';
import type { Live } from '../parts/use-live-servers.ts';
import type { ServiceSchemas } from '../service/service-queries.ts';
import './client-card.css';
import { OwnRole } from './own-role.tsx';

export interface ClientCardProps {
  client: ServiceSchemas['Client'];
  live: Live | undefined;
  /** Live numbers are unavailable. */
  lost: boolean;
  /** Its game runs. */
  playing: boolean;
  /** Between the head and the button: notices. */
  children?: ReactNode;
  /** News and the button, at the bottom. */
  footer: ReactNode;
}

const useFacts = ({ client, playing }: ClientCardProps): string[] => {
  const { gameVersion, sizes, lastPlayedAt, status } = client;
  const { t } = useLingui();
  const { bytes } = useAmounts();
  const { moment } = useFormats();
  const size = bytes(sizes.installed);
  const played = lastPlayedAt === null ? '' : moment(lastPlayedAt);
  return [
    t`Version ${gameVersion}`,
    // The button that installs it says how large it is.
    ...(status === 'notInstalled' ? [] : [t`${size} on disk`]),
    playing ? t`In the game now` : lastPlayedAt === null ? t`Not played yet` : t`Played ${played}`,
  ];
};

/** The selected client: its art behind the window, its name, players and facts above its actions. */
export const ClientCard = (props: ClientCardProps) => {
  const { client, live, lost, children, footer } = props;
  const facts = useFacts(props);
  return (
    <article className="client" aria-labelledby="client-name">
      <ClientArt client={client} />
      <header className="client__head">
        <Heading level={1} size="h1" id="client-name">
          {client.name}
        </Heading>
        <ul className="client__facts">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <PlayersOnline serverName={client.serverName} live={live} lost={lost} />
        <OwnRole serverId={client.serverId} />
      </header>
      <div className="client__body">{children}</div>
      <footer className="client__footer">{footer}</footer>
    </article>
  );
};
