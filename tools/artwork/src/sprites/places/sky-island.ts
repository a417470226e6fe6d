import { path } from '../markup.ts';
import { box, cloud, stars, through } from './shapes.ts';

/** The underside of an island: steps of blocks that come to a point. */
const under = (x: number, y: number, width: number, block: number): string => {
  let d = `M${x} ${y}`;
  let [left, right, at] = [x, x + width, y];
  const rightSide: string[] = [];
  while (right - left > block * 2) {
    at += block;
    d += `V${at}h${block}`;
    rightSide.unshift(`V${at - block}`, `h${block}`);
    left += block;
    right -= block;
    if (right - left > block * 3 && at % (block * 2) === 0) right -= block;
  }
  return `${d}V${at + block}H${right}${rightSide.join('')}V${y}z`;
};

/** An island in the sky with a cherry tree and a lit house, and smaller ones about it: TechnoMagic SKY. */
export const skyIsland = [
  path(stars(21, 40, 2), { fill: '#fff', opacity: '.5' }),
  path('M760 84a52 52 0 1 0 104 0 52 52 0 1 0-104 0z', { fill: '#fff3cf' }),
  path('M740 84a72 72 0 1 0 144 0 72 72 0 1 0-144 0z', { fill: '#fff3cf', opacity: '.16' }),
  path(cloud(60, 150, 12) + cloud(310, 96, 9) + cloud(470, 236, 11) + cloud(850, 178, 10), {
    fill: '#dcecff',
    opacity: '.4',
  }),
  path(under(284, 214, 96, 12), { fill: '#57402f' }),
  path(box(276, 202, 112, 14), { fill: '#4f9a4a' }),
  path('M300 202v-22h10v22zM286 160h38v20h-38zM294 148h22v14h-22z', { fill: '#3f7c4c' }),
  path(under(888, 238, 72, 12), { fill: '#57402f' }),
  path(box(880, 228, 80, 12), { fill: '#4f9a4a' }),
  path('M388 206l136 20-1 4-136-20z', { fill: '#caa678' }),
  path('M836 232l48 2v4l-48-2z', { fill: '#caa678' }),
  path(under(524, 236, 320, 16), { fill: '#6d4a35' }),
  path(
    box(560, 252, 32, 16) +
      box(640, 268, 48, 16) +
      box(744, 252, 32, 32) +
      box(688, 316, 32, 16) +
      box(608, 284, 16, 16),
    {
      fill: '#553627',
    },
  ),
  path(box(656, 252, 14, 12) + box(712, 276, 14, 12), { fill: '#7df0e0' }),
  path(box(516, 220, 336, 18), { fill: '#6cc95c' }),
  path(box(516, 232, 24, 10) + box(572, 232, 40, 12) + box(676, 232, 32, 10) + box(764, 232, 44, 12), {
    fill: '#4ea548',
  }),
  path(box(800, 222, 26, 6), { fill: '#8fdcff' }),
  path('M806 228h14v132h-14z', { fill: '#8fdcff', opacity: '.75' }),
  path('M808 228h4v132h-4z', { fill: '#fff', opacity: '.8' }),
  path('M616 220v-58h-18v-10h18v-20h14v30h22v10h-22v48z', { fill: '#5c3528' }),
  path('M560 132h20v-24h22V84h40V72h48v18h24v22h16v34h-22v18h-44v-10h-36v14h-52v-14h-16z', { fill: '#ff9cc6' }),
  path('M584 112h26v-22h40v-12h30v16h-22v18h-38v16h-36zM664 112h34v14h-34z', { fill: '#ffd3e6' }),
  path(
    box(540, 176, 5, 5) +
      box(704, 182, 5, 5) +
      box(580, 196, 4, 4) +
      box(498, 152, 4, 4) +
      box(728, 140, 5, 5) +
      box(664, 206, 4, 4),
    {
      fill: '#ffc0da',
    },
  ),
  path(box(704, 178, 72, 42), { fill: '#e9d2a6' }),
  path(
    through([
      [692, 180],
      [716, 146],
      [764, 146],
      [788, 180],
    ]),
    { fill: '#b3473f' },
  ),
  path(box(716, 192, 14, 14) + box(750, 192, 14, 14), { fill: '#ffdf8a' }),
  path(box(735, 196, 11, 24), { fill: '#6b3e2c' }),
  path(box(752, 128, 10, 22), { fill: '#7c5a4a' }),
  path(cloud(420, 340, 16) + cloud(620, 352, 14) + cloud(820, 344, 15) + cloud(180, 352, 14) + cloud(-20, 346, 15), {
    fill: '#eaf4ff',
    opacity: '.82',
  }),
  path(box(0, 346, 960, 14), { fill: '#eaf4ff', opacity: '.82' }),
].join('');
