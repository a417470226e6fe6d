import type { Schemas } from '@hoshikraft/api-client';
import { OnlineDot } from '@hoshikraft/ui';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { useServerNames } from '../../framework/page/use-server-names.ts';
import { NamedPlayer } from '../players/named-player.tsx';
import { rememberPlayer } from './recent-players.ts';

export interface PlayerListProps {
  /** Accessible name of the list. */
  label: string;
  players: readonly ListedPlayer[];
}

export interface ListedPlayer
  extends Pick<Schemas['FoundPlayer'], 'login'>, Partial<Pick<Schemas['FoundPlayer'], 'online' | 'avatarOrSkin'>> {
  /** Shown beside the name, such as hours played. */
  note?: string | undefined;
}

/** Players with avatar and name, linked to their profiles, and the server they play on if it is visible. */
export const PlayerList = ({ label, players }: PlayerListProps) => {
  const to = usePagePath();
  const serverName = useServerNames();
  return (
    <ul className="players-list" aria-label={label}>
      {players.map(({ login, online, avatarOrSkin, note }) => (
        <li key={login} onClickCapture={() => rememberPlayer(login)}>
          <NamedPlayer login={login} picture={avatarOrSkin} href={to(`profile/${login}`)} size={40}>
            {online ? <OnlineDot online>{serverName(online.serverId)}</OnlineDot> : null}
            {note !== undefined && <span className="players-list__note">{note}</span>}
          </NamedPlayer>
        </li>
      ))}
    </ul>
  );
};
