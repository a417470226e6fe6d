import { path } from '../markup.ts';
import { box, disc, stars, through, windows } from './shapes.ts';

/** Left, top, width; every block stands on the ground. */
const far = [
  [0, 214, 60],
  [66, 186, 44],
  [118, 226, 70],
  [194, 168, 40],
  [240, 204, 62],
  [308, 232, 56],
  [372, 192, 46],
  [424, 222, 64],
  [520, 178, 42],
  [862, 196, 52],
  [918, 168, 42],
] as const;
const near = [
  [20, 262, 70],
  [132, 244, 52],
  [270, 256, 80],
  [404, 250, 54],
  [884, 248, 76],
] as const;

const coolingTower = (x: number): string =>
  `M${x - 46} 312Q${x - 20} 236 ${x - 34} 176H${x + 34}Q${x + 20} 236 ${x + 46} 312z`;

/** A city that its reactor keeps alight, and a rocket that is nearly ready: HiTech. */
export const reactorSkyline = [
  path(stars(9, 54, 2), { fill: '#d8f6ff', opacity: '.6' }),
  path(far.map(([x, y, width]) => box(x, y, width, 312 - y)).join(''), { fill: '#0d3a55' }),
  path(
    windows(7, [
      [74, 196, 3, 5],
      [200, 178, 2, 6],
      [248, 214, 4, 4],
      [378, 202, 3, 5],
      [526, 188, 2, 6],
      [924, 178, 2, 6],
    ]),
    {
      fill: '#7fe9ff',
      opacity: '.5',
    },
  ),
  path(box(212, 128, 3, 40) + box(534, 140, 3, 38) + box(936, 130, 3, 38), { fill: '#0d3a55' }),
  path(box(210, 124, 7, 6) + box(532, 136, 7, 6) + box(934, 126, 7, 6), { fill: '#ff7a5c' }),
  path(disc([666, 250], 150), { fill: '#ff8a3d', opacity: '.1' }),
  path(disc([666, 250], 104), { fill: '#ff8a3d', opacity: '.14' }),
  path('M536 150h30v-18h26v-22h44v-14h-40v-18h-52v20h-26v24h18zM790 152h-8v-20h24v-16h46v-22h30v24h-22v20h-38v14z', {
    fill: '#9fd3e6',
    opacity: '.28',
  }),
  path(coolingTower(566) + coolingTower(786), { fill: '#5f8399' }),
  path('M552 176h28q-8 66 4 136h-24q4-70-8-136zM772 176h28q-8 66 4 136h-24q4-70-8-136z', { fill: '#7fa4b8' }),
  path(box(532, 184, 68, 6) + box(752, 184, 68, 6), { fill: '#ff7a5c' }),
  path('M600 312V226a66 66 0 0 1 132 0v86z', { fill: '#c6dbe6' }),
  path('M666 160a66 66 0 0 1 66 66v86h-40V226q0-44-26-66z', { fill: '#8fb0c2' }),
  path(disc([666, 240], 40), { fill: '#0a2436' }),
  path(disc([666, 240], 32), { fill: '#ff7a3d' }),
  path(disc([666, 240], 22), { fill: '#ffc06b' }),
  path('M672 214l-20 30h14l-6 24 22-32h-15z', { fill: '#fff7d6' }),
  path(box(596, 300, 140, 12) + box(610, 288, 8, 12) + box(714, 288, 8, 12), { fill: '#49687b' }),
  path(near.map(([x, y, width]) => box(x, y, width, 312 - y)).join(''), { fill: '#08263c' }),
  path(
    windows(13, [
      [28, 272, 5, 2],
      [140, 254, 3, 3],
      [280, 266, 6, 2],
      [410, 260, 3, 3],
      [894, 258, 5, 3],
    ]),
    {
      fill: '#ffd08a',
    },
  ),
  path('M852 130q16 20 16 50v92h-32v-92q0-30 16-50z', { fill: '#eef6fa' }),
  path('M852 130q16 20 16 50v92h-12v-92q0-30-4-50z', { fill: '#b9cfdb' }),
  path(
    through([
      [836, 236],
      [820, 280],
      [836, 272],
    ]) +
      through([
        [868, 236],
        [884, 280],
        [868, 272],
      ]) +
      box(836, 196, 32, 8),
    {
      fill: '#ff6b4a',
    },
  ),
  path(disc([852, 182], 7), { fill: '#2a86b8' }),
  path(box(894, 150, 6, 162) + box(872, 176, 22, 4) + box(872, 226, 22, 4), { fill: '#35566b' }),
  path(box(0, 308, 960, 52), { fill: '#051726' }),
  path(box(0, 308, 960, 3), { fill: '#4fe0ff', opacity: '.75' }),
  path(
    'M480 311L260 360h6l218-49zM560 311l-90 49h6l88-49zM640 311l-22 49h5l20-49zM720 311l34 49h-5l-32-49zM800 311l112 49h-6l-110-49z',
    {
      fill: '#4fe0ff',
      opacity: '.22',
    },
  ),
].join('');
