import { Icon, ServerEmblem, ServerPlace } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useMain } from '../framework/page/use-main.ts';

/** How many servers fit in the rail. */
const MAX_SERVERS = 4;

/** What the launcher looks like: its window with the servers at the left, the art of the first one, and Play. */
export const LauncherPicture = () => {
  const { t } = useLingui();
  const servers = (useMain()?.servers ?? []).slice(0, MAX_SERVERS);
  const [first] = servers;
  return (
    <div
      className="launcher-picture"
      role="img"
      aria-label={t`The launcher: choose a server on the left and press Play`}
    >
      <div className="launcher-picture__rail" aria-hidden="true">
        {servers.map(({ id }) => (
          <ServerEmblem key={id} server={id} size={40} />
        ))}
      </div>
      <div className="launcher-picture__main" aria-hidden="true">
        <ServerPlace server={first?.id ?? ''} />
        <span className="launcher-picture__note">{t`The launcher looks like this`}</span>
        <div className="launcher-picture__words">
          <span className="launcher-picture__name">{first?.documentMeta.serverName ?? 'Hoshikraft'}</span>
          <span className="launcher-picture__play">
            <Icon name="play" size={16} />
            {t`Play`}
          </span>
        </div>
      </div>
    </div>
  );
};
