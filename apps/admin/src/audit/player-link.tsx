import { Link } from '@hoshikraft/ui';
import { useMay } from '../shell/session.tsx';

/** A player, as a link for those who may open it. */
export const PlayerLink = ({ player }: { player: { id: string; login: string } }) =>
  useMay()('admin.players') ? <Link href={`/players/${player.id}`}>{player.login}</Link> : player.login;
