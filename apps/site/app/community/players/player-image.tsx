import { type Picture, skinSources } from './skin-address.ts';
import './players.css';

interface PlayerImageProps {
  login: string;
  picture?: Picture | undefined;
  part: 'bust' | 'figure';
  /** Pixels. */
  width: number;
  height: number;
}

/** The bust or the figure of a player on a transparent background; hidden while it cannot be loaded. */
export const PlayerImage = ({ login, picture, part, width, height }: PlayerImageProps) => (
  <img
    key={login}
    className="player-drawn"
    alt=""
    width={width}
    height={height}
    loading="lazy"
    decoding="async"
    onLoad={({ currentTarget }) => void (currentTarget.hidden = false)}
    onError={({ currentTarget }) => void (currentTarget.hidden = true)}
    {...skinSources(login, part, height, picture)}
  />
);
