import { PlayerImage } from './player-image.tsx';
import type { Picture } from './skin-address.ts';

interface PlayerBustProps {
  login: string;
  picture?: Picture | undefined;
  /** Side in pixels. */
  size?: number;
}

/** Head and chest of a player, on a transparent background. Decorative: show the name beside it. */
export const PlayerBust = ({ login, picture, size = 96 }: PlayerBustProps) => (
  <PlayerImage login={login} picture={picture} part="bust" width={size} height={size} />
);
