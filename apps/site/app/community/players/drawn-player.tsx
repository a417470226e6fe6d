import { type Picture, skinSources } from './skin-address.ts';
import './players.css';

interface DrawnPlayerProps {
  login: string;
  picture?: Picture | undefined;
  part: 'bust' | 'figure';
  /** Pixels. */
  width: number;
  height: number;
}

/** A part of a player on nothing. What cannot be fetched leaves its place empty. */
export const DrawnPlayer = ({ login, picture, part, width, height }: DrawnPlayerProps) => (
  <img
    key={login}
    className="player-drawn"
    alt=""
    width={width}
    height={height}
    loading="lazy"
    decoding="async"
    onError={({ currentTarget }) => void (currentTarget.hidden = true)}
    {...skinSources(login, part, height, picture)}
  />
);
