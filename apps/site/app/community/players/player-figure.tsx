import { DrawnPlayer } from './drawn-player.tsx';
import type { Picture } from './skin-address.ts';

export interface PlayerFigureProps {
  login: string;
  picture?: Picture | undefined;
  /** Its height, pixels; it is half as wide. */
  height?: number;
}

/** All of a player, on nothing. Decoration: the name stands beside it. */
export const PlayerFigure = ({ login, picture, height = 256 }: PlayerFigureProps) => (
  <DrawnPlayer login={login} picture={picture} part="figure" width={height / 2} height={height} />
);
