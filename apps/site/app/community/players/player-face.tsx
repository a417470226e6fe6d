import { Avatar } from '@hoshikraft/ui';
import { type Picture, skinSources } from './skin-address.ts';

export interface PlayerFaceProps {
  login: string;
  /** What the player wears, if the page knows it: the image URL is then immutable. */
  picture?: Picture | undefined;
  /** Side in pixels; multiples of eight stay crisp. */
  size?: number;
  /** Alternative text; leave out if the name is shown beside it. */
  alt?: string;
}

/** The face of a player's skin; players without a skin get a default one. */
export const PlayerFace = ({ login, picture, size = 32, alt = '' }: PlayerFaceProps) => (
  <Avatar login={login} size={size} alt={alt} {...skinSources(login, 'face', size, picture)} />
);
