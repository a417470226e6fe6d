import { type Picture, skinSources } from './skin-address.ts';
import './players.css';

export interface PlayerFigureProps {
  login: string;
  picture?: Picture | undefined;
  /** Height in pixels; the width is half of it. */
  height?: number | undefined;
}

/** Hides a picture that failed before the page had its event handlers. */
const hideIfFailed = (image: HTMLImageElement | null): void => {
  if (image !== null && image.complete && image.currentSrc !== '' && image.naturalWidth === 0) image.hidden = true;
};

/**
 * The whole figure of a player on a transparent background; hidden while it cannot be loaded. Decorative: show the name
 * beside it.
 */
export const PlayerFigure = ({ login, picture, height = 256 }: PlayerFigureProps) => (
  <img
    key={login}
    ref={hideIfFailed}
    className="player-drawn"
    alt=""
    width={height / 2}
    height={height}
    loading="lazy"
    decoding="async"
    onLoad={({ currentTarget }) => void (currentTarget.hidden = false)}
    onError={({ currentTarget }) => void (currentTarget.hidden = true)}
    {...skinSources(login, 'figure', height, picture)}
  />
);
