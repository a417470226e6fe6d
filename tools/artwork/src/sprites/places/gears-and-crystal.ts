import { path } from '../markup.ts';
import { box, crystal, gear, ground, stars, through, windows } from './shapes.ts';

const crystals = [
  crystal(664, 322, 46, 236, 14),
  crystal(592, 322, 30, 138, -34),
  crystal(738, 322, 34, 160, 44),
  crystal(628, 326, 20, 84, -20),
  crystal(712, 326, 20, 72, 22),
];

const towers = [
  [54, 226, 34, 90],
  [104, 250, 54, 70],
  [172, 214, 28, 104],
  [214, 256, 62, 60],
  [292, 236, 30, 80],
] as const;

/** A valley of brass machines that run on a teal crystal: TechnoMagic RPG. */
export const gearsAndCrystal = [
  path(stars(5, 60, 2), { fill: '#fff', opacity: '.55' }),
  path(stars(17, 14, 4), { fill: '#bfa8ff', opacity: '.7' }),
  path(gear([824, 214], 168, 20), { fill: '#7a4b2c' }),
  path(gear([824, 214], 150, 20), { fill: '#a8703a' }),
  path(gear([560, 250], 96, 14), { fill: '#5d3a2a' }),
  path(gear([560, 250], 84, 14), { fill: '#8f5d33' }),
  path(gear([928, 70], 62, 12), { fill: '#6b4430' }),
  path(towers.map(([x, y, width, height]) => box(x, y, width, height)).join(''), { fill: '#241458' }),
  path(
    towers
      .map(([x, y, width]) =>
        through([
          [x - 6, y],
          [x + width / 2, y - width * 0.7],
          [x + width + 6, y],
        ]),
      )
      .join(''),
    { fill: '#3b2178' },
  ),
  path(
    windows(3, [
      [60, 240, 2, 3],
      [112, 262, 4, 2],
      [178, 228, 2, 4],
      [222, 266, 4, 2],
      [298, 250, 2, 3],
    ]),
    {
      fill: '#ffc46b',
    },
  ),
  path(box(188, 186, 6, 28) + box(66, 200, 6, 26) + box(302, 206, 5, 30), { fill: '#3b2178' }),
  path(ground({ top: 300, wave: 14, block: 12, phase: 0.6 }), { fill: '#1b0f46' }),
  path('M664 70l190 250H474z', { fill: '#4ff0e0', opacity: '.13' }),
  path(crystals.map((one) => one.whole).join(''), { fill: '#1f8fb8' }),
  path(crystals.map((one) => one.lit).join(''), { fill: '#4fe3de' }),
  path(crystals.map((one) => one.edge).join(''), { fill: '#d4fff8' }),
  path(ground({ top: 316, wave: 8, block: 12, phase: 3.4 }), { fill: '#0d0730' }),
  path(box(500, 168, 4, 4) + box(742, 96, 5, 5) + box(610, 112, 4, 4) + box(776, 152, 4, 4) + box(556, 214, 5, 5), {
    fill: '#d4fff8',
  }),
].join('');
