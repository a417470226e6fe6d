import type { ReactNode } from 'react';
import { Avatar } from '../drawn/avatar.tsx';
import { Link } from './link.tsx';

export interface PlayerNameProps {
  login: string;
  /** Face or avatar; generated from the login if absent. */
  src?: string | null | undefined;
  /** The same for screens of more pixels. */
  srcSet?: string | undefined;
  /** The profile's address; without it the name is plain text. */
  href?: string | undefined;
  size?: number | undefined;
  /** After the name: a badge. */
  children?: ReactNode;
}

/** A player's face and name, a link where there is a profile. */
export function PlayerName({ login, src, srcSet, href, size = 32, children }: PlayerNameProps) {
  const content = (
    <>
      <Avatar login={login} src={src} srcSet={srcSet} size={size} />
      <span className="hk-player__name">{login}</span>
      {children}
    </>
  );
  return href ? (
    <Link className="hk-player" href={href}>
      {content}
    </Link>
  ) : (
    <span className="hk-player">{content}</span>
  );
}
