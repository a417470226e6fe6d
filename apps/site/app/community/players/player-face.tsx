import { Avatar } from '@hoshikraft/ui';
import { type Picture, skinSources } from './skin-address.ts';

export interface PlayerFaceProps {
  login: string;
  /** Of what the player wears, where the page knows it: the picture is then kept for ever. */
  picture?: Picture | undefined;
  /** Pixels of its side; crisp where it is a multiple of eight. */
  size?: number;
  /** Spoken name; leave out beside the written name. */
  alt?: string;
}

/** A player's face from their skin; whoever has none wears one of ours. */
export const PlayerFace = ({ login, picture, size = 32, alt = '' }: PlayerFaceProps) => (
  <Avatar login={login} size={size} alt={alt} {...skinSources(login, 'face', size, picture)} />
);
