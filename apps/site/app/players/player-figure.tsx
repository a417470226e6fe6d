import { type Picture, skinSources } from './skin-address.ts';
import './players.css';

interface PlayerFigureProps {
  login: string;
  picture?: Picture | undefined;
  /** Its height, pixels; it is half as wide. */
  height?: number;
}

/** All of a player, on nothing. Decoration: the name stands beside it. */
export const PlayerFigure = ({ login, picture, height = 256 }: PlayerFigureProps) => (
  <img
    className="player-drawn"
    alt=""
    width={height / 2}
    height={height}
    loading="lazy"
    decoding="async"
    {...skinSources(login, 'figure', height, picture)}
  />
);
