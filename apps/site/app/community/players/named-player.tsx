import { PlayerName, type PlayerNameProps } from '@hoshikraft/ui';
import { type Picture, skinSources } from './skin-address.ts';

interface NamedPlayerProps extends Omit<PlayerNameProps, 'src' | 'srcSet'> {
  /** What the player wears, if the page knows it. */
  picture?: Picture | undefined;
}

/** A player's avatar and name; a link if `href` is given. */
export const NamedPlayer = ({ picture, ...rest }: NamedPlayerProps) => (
  <PlayerName {...rest} {...skinSources(rest.login, 'face', rest.size ?? 32, picture)} />
);
