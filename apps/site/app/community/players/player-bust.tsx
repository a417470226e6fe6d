import { DrawnPlayer } from './drawn-player.tsx';
import type { Picture } from './skin-address.ts';

interface PlayerBustProps {
  login: string;
  picture?: Picture | undefined;
  /** Pixels of its side. */
  size?: number;
}

/** Head and chest of a player, on nothing. Decoration: the name stands beside it. */
export const PlayerBust = ({ login, picture, size = 96 }: PlayerBustProps) => (
  <DrawnPlayer login={login} picture={picture} part="bust" width={size} height={size} />
);
