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
  const [top, bottom] = isDrawn(server) ? emblemSkies[server] : gateSky(server);
  return (
    <svg
      className="hk-emblem"
      width={size}
      height={size}
      viewBox="0 0 64 64"
      style={{ background: `linear-gradient(${top},${bottom})` }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <PictureUse name={`emblem-${isDrawn(server) ? server : 'gate'}`} />
    </svg>
  );
}
