import { useId } from 'react';
import { hashText } from '@hoshikraft/shared';
import { PictureUse } from './picture.tsx';

/** Sky of a sign from top to bottom. */
const emblemSkies = {
  'techno-magic-rpg': ['#4b2bb3', '#120b3a'],
  hitech: ['#0e6f8f', '#06182e'],
  'techno-magic-sky': ['#5aa9ff', '#28387f'],
  'magic-rpg': ['#a83279', '#2a0c3c'],
} as const;

const skies = ['#3b5bd6', '#2b9d8f', '#b3567d', '#8a5bd0', '#c9803c'];

const isDrawn = (server: string): server is keyof typeof emblemSkies => Object.hasOwn(emblemSkies, server);

const gateSky = (server: string) => [skies[hashText(server) % skies.length] ?? '#3b5bd6', '#11102e'] as const;

export interface ServerEmblemProps {
  /** The server's name in addresses: `techno-magic-rpg`. Others get a gate tinted by their name. */
  server: string;
  size?: number | undefined;
  /** Spoken name; leave out beside the written name. */
  label?: string | undefined;
}

/** Emblem of a server. */
export function ServerEmblem({ server, size = 64, label }: ServerEmblemProps) {
  const id = useId();
  const sky = isDrawn(server) ? emblemSkies[server] : gateSky(server);
  return (
    <svg
      className="hk-emblem"
      width={size}
      height={size}
      viewBox="0 0 64 64"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <linearGradient id={`${id}s`} x2="0" y2="1">
        <stop stopColor={sky[0]} />
        <stop offset="1" stopColor={sky[1]} />
      </linearGradient>
      <clipPath id={`${id}c`}>
        <rect width="64" height="64" rx="15" />
      </clipPath>
      <g clipPath={`url(#${id}c)`}>
        <rect width="64" height="64" fill={`url(#${id}s)`} />
        <PictureUse name={`emblem-${isDrawn(server) ? server : 'gate'}`} />
      </g>
      <rect x=".5" y=".5" width="63" height="63" rx="14.5" fill="none" stroke="#fff" strokeOpacity=".22" />
    </svg>
  );
}
