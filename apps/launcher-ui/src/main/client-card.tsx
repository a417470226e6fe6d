import { useAmounts, useFormats } from '@hoshikraft/i18n';
import { Heading, ServerEmblem } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ServicePicture } from '../service/service-picture.tsx';
import type { ServiceSchemas } from '../service/service-queries.ts';
import './client-card.css';

export interface ClientCardProps {
  client: ServiceSchemas['Client'];
  /** Current time, ms since 1970. */
  now: number;
  /** Its game runs. */
  playing: boolean;
  /** Between the facts and the button: mods, a notice. */
  children?: ReactNode;
  /** The button with its texts, at the bottom. */
  footer: ReactNode;
}

const useFacts = ({ client, now, playing }: ClientCardProps): string[] => {
  const { gameVersion, sizes, lastPlayedAt, status } = client;
  const { t } = useLingui();
  const { bytes } = useAmounts();
  const { relative } = useFormats();
  const size = bytes(status === 'notInstalled' ? sizes.total : sizes.installed);
  const played = lastPlayedAt === null ? '' : relative(lastPlayedAt, Math.max(now, Date.parse(lastPlayedAt)));
  return [
    t`Version ${gameVersion}`,
    status === 'notInstalled' ? t`${size} on disk once installed` : t`${size} on disk`,
    playing ? t`In the game now` : lastPlayedAt === null ? t`Not played yet` : t`Played ${played}`,
  ];
};

/** The selected client: pictures, name and facts above its actions. */
export const ClientCard = (props: ClientCardProps) => {
  const { client, children, footer } = props;
  const { uuid, name, iconPath, backgroundPath, serverId } = client;
  const facts = useFacts(props);
  return (
    <article className="client" aria-labelledby="client-name">
      <div className="client__scene" aria-hidden="true">
        <ServicePicture kind="background" uuid={uuid} path={backgroundPath} width={1280} height={720} />
      </div>
      <header className="client__head">
        <ServicePicture
          kind="icon"
          uuid={uuid}
          path={iconPath}
          width={80}
          height={80}
          className="client__icon"
          fallback={<ServerEmblem server={serverId} size={80} />}
        />
        <div className="client__words">
          <Heading level={1} size="h2" id="client-name">
            {name}
          </Heading>
          <ul className="client__facts">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
      </header>
      <div className="client__body">{children}</div>
      <footer className="client__footer">{footer}</footer>
    </article>
  );
};
