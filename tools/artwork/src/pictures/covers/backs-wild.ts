import { mix } from '../colours.ts';
import type { Motif } from '../motif.ts';
import { disc, glow, line, path, polygon, rect, short } from '../shapes.ts';

const many = (count: number, one: (index: number) => string): string =>
  Array.from({ length: count }, (_, i) => one(i)).join('');

const trunk = (x: number, width: number, colour: string): string =>
  path(
    `M${x - width * 0.8} 760Q${x - width * 0.45} 640 ${x - width * 0.4} 0H${x + width * 0.4}Q${x + width * 0.45} 640 ${x + width * 0.8} 760Z`,
    colour,
  ) + rect(x - width * 0.4, 0, width * 0.2, 700, mix(colour, '#ffffff', 0.16), ' opacity=".5"');

export const deepWood: Motif = ({ near, accent, light }, random) =>
  [160, 470, 1130, 1440]
    .map((x, index) => trunk(x, index % 2 ? 150 : 210, mix(near, accent, 0.1 + (index % 2) * 0.1)))
    .join('') +
  many(34, () => {
    const [x, y] = [random() * 1600, 80 + random() * 640];
    return glow(x, y, 26, light, 0.8) + disc(x, y, 5, light);
  });

const pine = (x: number, y: number, size: number, colour: string): string =>
  rect(x - size * 0.05, y - size * 0.2, size * 0.1, size * 0.2, '#3a2430') +
  [0, 1, 2]
    .map((row) =>
      polygon(
        [
          [x - size * (0.34 - row * 0.08), y - size * (0.15 + row * 0.24)],
          [x, y - size * (0.55 + row * 0.24)],
          [x + size * (0.34 - row * 0.08), y - size * (0.15 + row * 0.24)],
        ],
        mix(colour, '#ffffff', row * 0.06),
      ),
    )
    .join('');

export const pines: Motif = ({ near, accent }) =>
  [60, 250, 420, 1180, 1360, 1540]
    .map((x, index) => pine(x, 740, 330 + (index % 3) * 70, mix(near, accent, 0.28)))
    .join('');

export const orchard: Motif = ({ accent, near }, random) =>
  [120, 1480].map((x) => rect(x - 26, 420, 52, 320, '#4a2d35')).join('') +
  many(70, (index) => {
    const side = index % 2 ? 120 : 1480;
    return disc(
      side + (random() - 0.5) * 420,
      300 + (random() - 0.5) * 300,
      40 + random() * 40,
      mix(accent, near, random() * 0.5),
    );
  });

export const singularity: Motif = ({ accent, light }) =>
  glow(800, 400, 640, accent, 0.8) +
  ['#ff7ad9', '#ffd45e', '#7ae0ff', '#ffffff']
    .map(
      (colour, index) =>
        `<ellipse cx="800" cy="400" rx="${620 - index * 80}" ry="${150 - index * 26}" fill="none" stroke="${colour}" stroke-width="${22 - index * 4}" opacity="${0.35 + index * 0.15}" transform="rotate(-14 800 400)"/>`,
    )
    .join('') +
  disc(800, 400, 210, '#07040f') +
  `<circle cx="800" cy="400" r="216" fill="none" stroke="${light}" stroke-width="8"/>`;

const STARS = [
  [240, 330],
  [420, 190],
  [600, 270],
  [800, 130],
  [990, 250],
  [1180, 170],
  [1370, 310],
] as const;

export const constellation: Motif = ({ light }) =>
  line(`M${STARS.map(([x, y]) => `${x} ${y}`).join('L')}M600 270L690 430L910 430L990 250`, light, 4, ' opacity=".6"') +
  [...STARS, [690, 430] as const, [910, 430] as const]
    .map(
      ([x, y]) =>
        glow(x, y, 60, light, 0.8) +
        polygon(
          [
            [x, y - 22],
            [x + 6, y - 6],
            [x + 22, y],
            [x + 6, y + 6],
            [x, y + 22],
            [x - 6, y + 6],
            [x - 22, y],
            [x - 6, y - 6],
          ],
          '#ffffff',
        ),
    )
    .join('');

export const atom: Motif = ({ accent, light }) =>
  glow(800, 380, 520, accent, 0.7) +
  [0, 60, 120]
    .map(
      (turn) =>
        `<g transform="rotate(${turn} 800 380)"><ellipse cx="800" cy="380" rx="430" ry="150" fill="none" stroke="${light}" stroke-width="10" opacity=".85"/>${disc(1230, 380, 30, accent)}${disc(1222, 372, 10, '#ffffff')}</g>`,
    )
    .join('') +
  (
    [
      [0, -30, '#e0524f'],
      [-40, 20, '#7f8aa3'],
      [38, 24, '#e0524f'],
      [0, 46, '#c9d2e0'],
      [-6, 0, '#f58f6a'],
    ] as const
  )
    .map(([x, y, colour]) => disc(800 + x, 380 + y, 44, colour) + disc(788 + x, 368 + y, 12, '#ffffff', 0.6))
    .join('');

const star = (x: number, y: number, radius: number): string =>
  `M${[0, 2, 4, 1, 3].map((point) => `${short(x + radius * Math.sin((point * 2 * Math.PI) / 5))} ${short(y - radius * Math.cos((point * 2 * Math.PI) / 5))}`).join('L')}Z`;

export const pentacle: Motif = ({ accent }) =>
  `<g transform="translate(800 730) scale(1 .3)">${glow(0, 0, 760, accent, 0.8)}${[560, 500].map((r) => `<circle r="${r}" fill="none" stroke="${accent}" stroke-width="16"/>`).join('')}<path d="${star(0, 0, 500)}" fill="none" stroke="${accent}" stroke-width="14"/></g>`;

export const planet: Motif = ({ light }) =>
  glow(1240, 270, 360, '#5fb0ff', 0.6) +
  disc(1240, 270, 190, '#2f6fd0') +
  path(
    'M1110 200q60-60 120-30q30 40-20 70q10 50-50 40q-60 10-50-80zM1270 300q70-40 110 10q10 80-70 90q-60-30-40-100z',
    '#4fae6a',
  ) +
  path('M1240 80A190 190 0 0 1 1240 460A150 190 0 0 0 1240 80Z', '#0d0b26', ' opacity=".35"') +
  [
    [300, 800, 120],
    [760, 850, 170],
    [1330, 810, 140],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.22}" fill="${mix('#3a3658', light, 0.1)}"/>`,
    )
    .join('');

export const orbits: Motif = ({ accent, light }) =>
  glow(800, 430, 520, accent, 0.7) +
  [430, 350]
    .map(
      (r, index) =>
        `<circle cx="800" cy="430" r="${r}" fill="none" stroke="${index ? accent : light}" stroke-width="${index ? 6 : 10}" opacity=".7" stroke-dasharray="${index ? '20 26' : '180 30'}"/>`,
    )
    .join('') +
  many(6, (i) => disc(800 + 430 * Math.cos((i * Math.PI) / 3), 430 + 430 * Math.sin((i * Math.PI) / 3), 16, light));

export const isle: Motif = ({ accent }) =>
  path('M330 690Q420 840 640 900H960Q1180 840 1270 690Q1030 650 800 660T330 690Z', '#5a3d2e') +
  path(
    'M330 690Q560 640 800 652T1270 690Q1150 740 1010 722Q800 700 620 730Q420 740 330 690Z',
    mix(accent, '#3f9a4a', 0.5),
  );
