import { PlayerName, type PlayerNameProps } from '@hoshikraft/ui';
import { type Picture, skinSources } from './skin-address.ts';

interface NamedPlayerProps extends Omit<PlayerNameProps, 'src' | 'srcSet'> {
  /** Of what the player wears, where the page knows it. */
  picture?: Picture | undefined;
}

/** A player's face and name, a link where there is an address. */
export const NamedPlayer = ({ picture, ...rest }: NamedPlayerProps) => (
  <PlayerName {...rest} {...skinSources(rest.login, 'face', rest.size ?? 32, picture)} />
);
