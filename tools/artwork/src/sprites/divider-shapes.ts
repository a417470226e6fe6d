import { seededRandom } from '@hoshikraft/shared';
import { glitterPath, roofPath } from './geometry.ts';
import { group, path } from './markup.ts';
import { nearShapes } from './near-shapes.ts';

/** Dividers fill 1600 × 72; a narrow window shows their middle. */
const width = 1600;
const foot = 72;

/** Houses of a street, so close that their eaves touch: centre, half width of the roof, height of the wall. */
const street = [
  [60, 74, 26],
  [196, 62, 20],
  [318, 60, 30],
  [446, 68, 22],
  [580, 66, 28],
  [706, 60, 20],
  [828, 62, 32],
  [958, 68, 22],
  [1086, 60, 28],
  [1212, 66, 20],
  [1346, 68, 30],
  [1474, 60, 22],
  [1580, 46, 26],
] as const;

const walls = street.map(([x, half, wall]) => `M${x - half + 20} ${foot}v-${wall}h${(half - 20) * 2}v${wall}z`);
const roofs = street.map(([x, half, wall]) => roofPath(x, foot - wall, half, 26));
const windows = street.flatMap(([x, half, wall], house) =>
  [-1, 0, 1]
    .filter((place) => (house + place) % 3 !== 0)
    .map((place) => `M${x + place * Math.round(half * 0.36) - 5} ${foot - wall + 7}h10v9h-10z`),
);

const span = 200;
const spans = Array.from({ length: width / span }, (_, index) => index * span);
const string = `M0 4${spans.map((x) => `Q${x + span / 2} 40 ${x + span} 4`).join('')}`;
const lanterns = spans.flatMap((x) => [
  [x + 50, 17, 0.34],
  [x + 100, 22, 0.46],
  [x + 150, 17, 0.34],
]);

const paper = path('M-14 14h28q10 10 10 22t-10 22h-28q-10-10-10-22t10-22z', { fill: 'lantern' });
const flame = path('M-8 20h16q6 8 6 16t-6 16h-16q-6-8-6-16t6-16z', { fill: 'lantern-core', opacity: '.7' });
const at = (x: number, y: number, scale: number, content: string): string =>
  group({ transform: `translate(${x} ${y})scale(${scale})` }, content);

const afloat = [
  [180, 44, 0.5],
  [420, 52, 0.7],
  [640, 42, 0.45],
  [890, 54, 0.8],
  [1130, 44, 0.5],
  [1390, 52, 0.7],
] as const;
const moonlight = [250, 520, 800, 1040, 1290, 1520].map((x, index) => glitterPath(70 + index, x, 26, 68, 190)).join('');

const random = seededRandom(8);
const planks = Array.from({ length: 40 }, (_, index) => ({ x: index * 40, dark: random() > 0.62 }));
const posts = Array.from({ length: 10 }, (_, index) => index * 160 + 70);

/** Shapes between the sections of a page, its quiet moon, and the dock that its footer stands on. */
export const dividerShapes = {
  'moon-crescent':
    path('M50 2a48 48 0 1 1 0 96a48 48 0 1 1 0-96z', { fill: 'moon-dusk' }) +
    path('M22 34h12v6h6v12h-6v6H22v-6h-6V40h6zM50 60h16v6h6v10h-6v6H50v-6h-6V66h6zM54 22h10v6h-10z', {
      fill: 'night-2',
    }) +
    path('M78 11a48 48 0 0 1 0 78q10-39 0-78z', { fill: 'moon' }),
  'divider-roofs':
    path(walls.join(''), { fill: 'hill-near' }) +
    path(windows.join(''), { fill: 'lantern' }) +
    path(roofs.join(''), { fill: 'hill-far', stroke: 'cloud', 'stroke-opacity': '.5', 'stroke-width': '1.5' }),
  'divider-water':
    path(moonlight, { fill: 'cloud', opacity: '.55' }) +
    afloat.map(([x, y, scale]) => at(x, y, scale, nearShapes.float)).join(''),
  'divider-lanterns':
    path(string, { fill: 'none', stroke: 'cloud', 'stroke-opacity': '.7', 'stroke-width': '2' }) +
    lanterns.map(([x = 0, y = 0, scale = 0]) => at(x, y, scale, paper + flame + nearShapes.hung)).join(''),
  dock:
    path(posts.map((x) => `M${x} 40h12v32h-12z`).join(''), { fill: 'bank' }) +
    path('M0 40h1600v14H0z', { fill: 'hill-far' }) +
    path(
      planks
        .filter(({ dark }) => dark)
        .map(({ x }) => `M${x} 40h40v14h-40z`)
        .join(''),
      { fill: 'hill-near', opacity: '.6' },
    ) +
    path(planks.map(({ x }) => `M${x} 40h2v14h-2z`).join(''), { fill: 'bank' }) +
    path('M0 40h1600v2H0z', { fill: 'cloud', opacity: '.6' }) +
    path(posts.map((x) => `M${x - 2} 22h16v18h-16z`).join(''), { fill: 'hill-near' }) +
    path(posts.map((x) => `M${x - 2} 22h16v3h-16z`).join(''), { fill: 'cloud', opacity: '.6' }),
};
