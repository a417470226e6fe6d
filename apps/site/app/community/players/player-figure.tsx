import { PlayerImage } from './player-image.tsx';
import type { Picture } from './skin-address.ts';

export interface PlayerFigureProps {
  login: string;
  picture?: Picture | undefined;
  /** Height in pixels; the width is half of it. */
  height?: number;
}

/** The whole figure of a player on a transparent background. Decorative: show the name beside it. */
export const PlayerFigure = ({ login, picture, height = 256 }: PlayerFigureProps) => (
  <PlayerImage login={login} picture={picture} part="figure" width={height / 2} height={height} />
);
