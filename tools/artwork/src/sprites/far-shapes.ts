import { blockHillPath, crossStarPath, pinePath, roofPath, starPath } from './geometry.ts';
import { path } from './markup.ts';

const snow = 'M560 330H830V452l-34-16-20 34-30-38-18 46-30-46-26 44-24-40-28 30-20-16-32 8z';
const farHill = blockHillPath({ base: 632, wave: 52, block: 16, phase: 1.2 });
const nearHill = blockHillPath({ base: 672, wave: 30, block: 16, phase: 4.1 });
const pines = pinePath([
  [40, 668, 5],
  [560, 676, 5],
  [600, 684, 7],
  [640, 676, 4],
  [770, 690, 6],
  [812, 690, 4],
  [934, 680, 7],
  [976, 684, 5],
  [1372, 690, 6],
  [1400, 690, 8],
  [1580, 684, 8],
]);

interface House {
  x: number;
  foot: number;
  half: number;
  wall: number;
  roof: number;
}

const houses: readonly House[] = [
  { x: 92, foot: 704, half: 86, wall: 44, roof: 44 },
  { x: 236, foot: 704, half: 66, wall: 34, roof: 36 },
  { x: 352, foot: 704, half: 54, wall: 30, roof: 30 },
  { x: 470, foot: 704, half: 40, wall: 24, roof: 26 },
  { x: 1536, foot: 704, half: 62, wall: 34, roof: 34 },
];

const pagodaTiers: readonly House[] = [0, 1, 2, 3, 4].map((tier) => ({
  x: 1452,
  foot: 704 - tier * 50,
  half: 88 - tier * 11,
  wall: 28,
  roof: 30,
}));

const buildings = [...houses, ...pagodaTiers];

const walls = buildings
  .map(({ x, foot, half, wall }) => {
    const inner = Math.round(half * 0.62);
    return `M${x - inner} ${foot}v-${wall}h${inner * 2}v${wall}z`;
  })
  .join('');

const roofs = buildings.map(({ x, foot, half, wall, roof }) => roofPath(x, foot - wall, half, roof)).join('');

const windows = buildings
  .map(({ x, foot, half, wall }) => {
    const side = Math.round(wall * 0.42);
    const step = Math.round(half * 0.36);
    const top = foot - Math.round(wall * 0.78);
    return [-step, 0, step].map((shift) => `M${x + shift - side / 2} ${top}h${side}v${side}h-${side}z`).join('');
  })
  .join('');

/** Sky, mountains and the far shore. */
export const farShapes = {
  stars: path(starPath(3, 70, 2), { fill: 'star', opacity: '.62' }),
  'stars-large':
    path(starPath(11, 26, 3), { fill: 'star', opacity: '.9' }) + path(crossStarPath(29, 7), { fill: 'star' }),
  'moon-shadow': path(
    'M1114 236h32v16h16v32h-16v16h-32v-16h-16v-32h16zM1222 208h32v16h16v16h-16v16h-32v-16h-16v-16h16zM1206 320h48v16h16v32h-16v16h-48v-16h-16v-32h16zM1142 352h16v16h16v16h-16v16h-16v-16h-16v-16h16zM1270 272h16v16h-16z',
    { fill: 'moon-shade', opacity: '.34' },
  ),
  snow:
    path('M700 340L1200 720H760l-40-180z', { fill: 'mountain-near', opacity: '.4' }) +
    path(snow, { fill: 'snow', opacity: '.88' }) +
    path('M700 340l130 100v22l-34-26-20 34-30-38-18 46-14-60z', { fill: 'mountain-far', opacity: '.35' }),
  ridge: path('M0 700V610q120-46 260 6t300-8 260 20 300-24 260 8 220-26V700z', {
    fill: 'mountain-near',
    opacity: '.75',
  }),
  hills:
    path(farHill, { fill: 'hill-far' }) + path(pines, { fill: 'hill-near' }) + path(nearHill, { fill: 'hill-near' }),
  village:
    path('M1450 400h4v64h-4zM1444 420h16v3h-16zM1446 430h12v3h-12zM1444 440h16v3h-16z', { fill: 'bank' }) +
    path(walls, { fill: 'bank' }) +
    path(windows, { fill: 'lantern' }) +
    path(roofs, { fill: 'hill-near', stroke: 'cloud', 'stroke-opacity': '.35', 'stroke-width': '1.5' }) +
    path('M0 704h600v-6H0zM1340 704h260v-6h-260z', { fill: 'bank' }),
};
