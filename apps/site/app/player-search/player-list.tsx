import type { Schemas } from '@hoshikraft/api-client';
import { OnlineDot } from '@hoshikraft/ui';
import { useMain } from '../page/use-main.ts';
import { usePagePath } from '../page/site-facts.tsx';
import { NamedPlayer } from '../players/named-player.tsx';
import { rememberPlayer } from './recent-players.ts';

export interface PlayerListProps {
  /** Spoken name of the list. */
  label: string;
  players: readonly (Pick<Schemas['FoundPlayer'], 'login'> &
    Partial<Pick<Schemas['FoundPlayer'], 'online' | 'avatarOrSkin'>>)[];
}

/** Players by their faces and names, each leading to the profile; where they play now, when that may be seen. */
export const PlayerList = ({ label, players }: PlayerListProps) => {
  const to = usePagePath();
  const servers = useMain()?.servers ?? [];
  const serverName = (id: string): string => servers.find((server) => server.id === id)?.documentMeta.serverName ?? id;
  return (
    <ul className="players-list" aria-label={label}>
      {players.map(({ login, online, avatarOrSkin }) => (
        <li key={login} onClickCapture={() => rememberPlayer(login)}>
          <NamedPlayer login={login} picture={avatarOrSkin} href={to(`profile/${login}`)} size={40}>
            {online ? <OnlineDot online>{serverName(online.serverId)}</OnlineDot> : null}
          </NamedPlayer>
        </li>
      ))}
    </ul>
  );
};
