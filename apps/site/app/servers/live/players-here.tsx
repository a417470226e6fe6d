import type { Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { useLingui } from '@lingui/react/macro';
import { NamedPlayer } from '../../community/players/named-player.tsx';
import { PlayerFace } from '../../community/players/player-face.tsx';

export interface PlayersHereProps {
  serverName: string;
  live: Schemas['ServerMonitoring'];
  /** Shows names beside the faces. */
  named?: boolean;
}

/** Faces of some players who are online, and the number of the others; renders nothing if none is known. */
export const PlayersHere = ({ serverName, live: { online, players }, named = false }: PlayersHereProps) => {
  const { t } = useLingui();
  const { number } = useFormats();
  if (players.length === 0) return null;
  const rest = number(online - players.length);
  return (
    <ul className={named ? 'players-here players-here--named' : 'players-here'} aria-label={t`On ${serverName} now`}>
      {players.map((login) => (
        <li key={login} {...(!named && { title: login })}>
          {named ? <NamedPlayer login={login} size={32} /> : <PlayerFace login={login} alt={login} size={32} />}
        </li>
      ))}
      {online > players.length && <li className="players-here__rest">{t`and ${rest} more`}</li>}
    </ul>
  );
};
