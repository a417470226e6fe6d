/// <reference path="../scenery/svg-modules.d.ts" />
import { useId } from 'react';
import placesUrl from './places.svg';

/** Sky of a place from top to bottom. */
const placeSkies = {
  'techno-magic-rpg': ['#150a3f', '#4b2aa8', '#9a5bc4'],
  hitech: ['#041426', '#0a3b5c', '#1c7f9c'],
  'techno-magic-sky': ['#1d2c78', '#4d7fd8', '#a9c9ff'],
  'magic-rpg': ['#1d0633', '#6b1f72', '#d0609a'],
  gate: ['#0c1238', '#2f468f', '#8a6fb8'],
} as const;

/** Scene of a server; servers without one show the gate. */
export type PlaceName = keyof typeof placeSkies;

const isPlace = (server: string): server is PlaceName => Object.hasOwn(placeSkies, server);

export interface ServerPlaceProps {
  /** The server's name in addresses: `techno-magic-rpg`. */
  server: string;
}

/** Key art of a server: fills its positioned parent, what matters at the right. Decoration. */
export function ServerPlace({ server }: ServerPlaceProps) {
  const id = useId();
  const place = isPlace(server) ? server : 'gate';
  const [top, middle, horizon] = placeSkies[place];
  return (
    <svg className="hk-place" viewBox="0 0 960 360" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <linearGradient id={id} x2="0" y2="1">
        <stop stopColor={top} />
        <stop offset=".55" stopColor={middle} />
        <stop offset="1" stopColor={horizon} />
      </linearGradient>
      <rect width="960" height="360" fill={`url(#${id})`} />
      <use href={`${placesUrl}#${place}`} />
    </svg>
  );
}
