import { useId } from 'react';
import type { ReactNode } from 'react';
import { hashText } from './hash.ts';

interface EmblemArt {
  /** Sky from top to bottom. */
  sky: readonly [string, string];
  art: ReactNode;
}

const gear =
  'M28 12h8l1 6 5 2 5-4 6 6-4 5 2 5 6 1v8l-6 1-2 5 4 5-6 6-5-4-5 2-1 6h-8l-1-6-5-2-5 4-6-6 4-5-2-5-6-1v-8l6-1 2-5-4-5 6-6 5 4 5-2z';

const emblems: Readonly<Record<string, EmblemArt>> = {
  'techno-magic-rpg': {
    sky: ['#4b2bb3', '#120b3a'],
    art: (
      <>
        <path d={gear} fill="#e0a955" transform="translate(0 -5) scale(1)" />
        <path d={gear} fill="#8c5a2b" transform="translate(9.6 4.6) scale(.7)" />
        <path d="M32 14l11 14-11 24-11-24z" fill="#7df0e0" />
        <path d="M32 14l11 14H32zM32 52V28h11z" fill="#35b6d6" />
        <path d="M32 14L21 28h11z" fill="#d9fffa" />
        <path d="M12 46h3v3h-3zM50 12h3v3h-3zM52 50h2v2h-2zM10 14h2v2h-2z" fill="#fff" />
      </>
    ),
  },
  hitech: {
    sky: ['#0e6f8f', '#06182e'],
    art: (
      <>
        <path d="M8 20h10M46 20h10M8 44h10M46 44h10M20 8v8M44 8v8M20 48v8M44 48v8" stroke="#4fe0ff" strokeWidth="3" />
        <rect x="16" y="16" width="32" height="32" rx="3" fill="#dfeaf2" />
        <rect x="20" y="20" width="24" height="24" fill="#18324a" />
        <path d="M24 24h16v16H24z" fill="#ff7a3d" />
        <path d="M24 24h16v5H24zM24 24h5v16h-5z" fill="#ffc06b" />
        <path d="M33 22l-8 12h6l-2 9 9-13h-6z" fill="#fff7d6" />
        <path d="M6 18h4v4H6zM54 18h4v4h-4zM6 42h4v4H6zM54 42h4v4h-4z" fill="#9df3ff" />
      </>
    ),
  },
  'techno-magic-sky': {
    sky: ['#5aa9ff', '#28387f'],
    art: (
      <>
        <path d="M6 18h16v4H6zM10 14h8v4h-8zM42 12h14v4H42zM46 8h7v4h-7z" fill="#fff" opacity=".85" />
        <path d="M12 34h40v6h-4v6h-6v6h-6v5h-6v-5h-6v-6h-6v-6h-6z" fill="#7b5138" />
        <path d="M30 52h6v5h-6zM20 40h6v6h-6zM40 40h4v6h-4z" fill="#5a3826" />
        <path d="M10 29h44v6H10z" fill="#68c95b" />
        <path d="M10 34h5v3h-5zM22 34h5v4h-5zM38 34h6v3h-6z" fill="#4ba444" />
        <path d="M30 19h4v10h-4z" fill="#6b3e2c" />
        <path d="M22 9h20v6h4v7H18v-7h4z" fill="#ffb3d2" />
        <path d="M24 9h8v4h-8zM36 15h6v4h-6z" fill="#ffe0ee" />
        <path d="M44 20h6v9h-6z" fill="#e0a955" />
        <path d="M45.5 22h3v3h-3z" fill="#7df0e0" />
      </>
    ),
  },
  'magic-rpg': {
    sky: ['#a83279', '#2a0c3c'],
    art: (
      <>
        <path d="M46 8a16 16 0 1 0 10 24A13 13 0 1 1 46 8z" fill="#ffe9b0" />
        <path d="M10 40l22 5 22-5v13l-22 5-22-5z" fill="#6d2b8f" />
        <path d="M12 36c8-2 14-1 20 3 6-4 12-5 20-3v14c-8-2-14-1-20 3-6-4-12-5-20-3z" fill="#fff4df" />
        <path
          d="M32 39v14M17 41c4-.5 7 0 10 1.5M17 45.5c4-.5 7 0 10 1.5M37 42.5c3-1.5 6-2 10-1.5"
          stroke="#b58a5c"
          strokeWidth="1.5"
          fill="none"
        />
        <path d="M22 12l2.5 6.5L31 21l-6.5 2.5L22 30l-2.5-6.5L13 21l6.5-2.5z" fill="#ff9ad0" />
        <path d="M34 27h3v3h-3zM12 12h2v2h-2zM40 31h2v2h-2zM28 31h2v2h-2z" fill="#fff" />
      </>
    ),
  },
};

const skies = ['#3b5bd6', '#2b9d8f', '#b3567d', '#8a5bd0', '#c9803c'];

function unknownServer(name: string): EmblemArt {
  return {
    sky: [skies[hashText(name) % skies.length] ?? '#3b5bd6', '#11102e'],
    art: (
      <>
        <circle cx="32" cy="26" r="15" fill="#fff1cf" opacity=".9" />
        <path
          d="M8 17c16 4 32 4 48 0v6c-16 3-32 3-48 0zM13 30h38v4H13zM18 22h5v34h-5zM41 22h5v34h-5zM30 23h4v7h-4z"
          fill="#e0484f"
        />
        <path d="M6 54h52v10H6z" fill="#1b2a4d" />
        <path d="M6 54h52v3H6z" fill="#4f9d63" />
      </>
    ),
  };
}

export interface ServerEmblemProps {
  /** The server's name in addresses: `techno-magic-rpg`. Others get a gate tinted by their name. */
  server: string;
  size?: number | undefined;
  /** Spoken name; leave out beside the written name. */
  label?: string | undefined;
}

/** The drawn sign of a server. */
export function ServerEmblem({ server, size = 64, label }: ServerEmblemProps) {
  const id = useId();
  const { sky, art } = emblems[server] ?? unknownServer(server);
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
        {art}
      </g>
      <rect x=".5" y=".5" width="63" height="63" rx="14.5" fill="none" stroke="#fff" strokeOpacity=".22" />
    </svg>
  );
}
