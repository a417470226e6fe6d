import { type Picture, skinSources } from './skin-address.ts';
import './players.css';

interface PlayerBustProps {
  login: string;
  picture?: Picture | undefined;
  /** Pixels of its side. */
  size?: number;
}

/** Head and chest of a player, on nothing. Decoration: the name stands beside it. */
export const PlayerBust = ({ login, picture, size = 96 }: PlayerBustProps) => (
  <img
    className="player-drawn"
    alt=""
    width={size}
    height={size}
    loading="lazy"
    decoding="async"
    {...skinSources(login, 'bust', size, picture)}
  />
);
