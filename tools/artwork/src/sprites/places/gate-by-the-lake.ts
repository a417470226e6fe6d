import { path } from '../markup.ts';
import { box, disc, ground, stars } from './shapes.ts';

/** A gate in the water under the moon, for a server without its own picture. */
export const gateByTheLake = [
  path(stars(51, 60, 2), { fill: '#fff', opacity: '.55' }),
  path(disc([690, 130], 74), { fill: '#fff1cf' }),
  path(ground({ top: 270, wave: 24, block: 12, phase: 1.1 }), { fill: '#182550' }),
  path(
    'M560 150q130 28 260 0v20q-130 24-260 0zM586 196h208v16H586zM610 166h18v154h-18zM752 166h18v154h-18zM682 168h16v30h-16z',
    {
      fill: '#e0484f',
    },
  ),
  path(box(0, 304, 960, 56), { fill: '#0d1636' }),
  path(box(640, 316, 100, 3) + box(612, 330, 150, 3) + box(580, 346, 120, 3), { fill: '#fff1cf', opacity: '.5' }),
].join('');
