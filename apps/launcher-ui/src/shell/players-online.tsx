import { useLingui } from '@lingui/react/macro';
import { PlayerAvatar } from './player-avatar.tsx';
import { OnlineCount } from '../parts/online-count.tsx';
import './players-online.css';
import type { Live } from '../parts/use-live-servers.ts';

export interface PlayersOnlineProps {
  serverName: string;
  live: Live | undefined;
  /** Live numbers are unavailable. */
  lost: boolean;
}

/** Avatars of some players who are online, and how many there are. */
export const PlayersOnline = ({ serverName, live, lost }: PlayersOnlineProps) => {
  const { t } = useLingui();
  const players = live?.players ?? [];
  // A notice says why, and the rail marks every server.
  if (lost && live === undefined) return null;
  return (
    <div className="players-online">
      {players.length > 0 && (
        <ul className="players-online__faces" aria-label={t`On ${serverName} now`}>
          {players.map((login) => (
            <li key={login} title={login}>
              <PlayerAvatar login={login} alt={login} />
            </li>
          ))}
        </ul>
      )}
      <OnlineCount live={live} lost={lost} />
    </div>
  );
};
