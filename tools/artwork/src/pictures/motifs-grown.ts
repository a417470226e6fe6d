import { mix } from './colours.ts';
import type { Motif } from './motif.ts';
import { disc, glow, line, moved, path, pixels, rect } from './shapes.ts';
import { lantern } from './weather.ts';

const tree = (x: number, y: number, size: number, colour: string): string =>
  rect(x - size * 0.08, y - size * 0.7, size * 0.16, size * 0.7, '#5d3a2e') +
  disc(x, y - size * 0.95, size * 0.42, colour) +
  disc(x - size * 0.34, y - size * 0.74, size * 0.3, mix(colour, '#0d0b26', 0.18)) +
  disc(x + size * 0.34, y - size * 0.76, size * 0.3, mix(colour, '#ffffff', 0.12));

const rock = (wide: number, deep: number, grass: string): string =>
  path(
    `M${-wide}-20Q${-wide * 0.5} ${deep * 0.5} ${-wide * 0.1} ${deep}Q${wide * 0.2} ${deep * 0.7} ${wide * 0.3} ${deep * 0.4}Q${wide * 0.8} ${deep * 0.3} ${wide}-20Z`,
    '#4b3b6b',
  ) +
  path(
    `M${wide * 0.1} 0Q${wide * 0.2} ${deep * 0.7} ${wide * 0.3} ${deep * 0.4}Q${wide * 0.8} ${deep * 0.3} ${wide}-20Z`,
    '#382b57',
  ) +
  path(`M${-wide}-20Q0-64 ${wide}-20Q${wide * 0.6} 22 0 14T${-wide}-20Z`, grass);

/** One island in the clouds with its tree. */
export const island: Motif = ({ accent, light }) =>
  [
    `<g transform="translate(0 -210)">${rock(290, 240, mix(accent, '#2f7a4f', 0.4))}${tree(-60, -40, 210, accent)}`,
    rect(90, -112, 96, 74, '#6d4a3a'),
    path('M74-108L138-160L202-108Z', '#c2413f'),
    rect(124, -84, 28, 30, light),
    glow(138, -70, 110, light, 0.5),
    `${lantern(-190, 20, 34, '#ffb45c')}${lantern(210, 16, 30, '#ffb45c')}</g>`,
  ].join('');

/** Islands with bridges between them. */
export const archipelago: Motif = (palette) => {
  const { accent } = palette;
  const grass = mix(accent, '#2f7a4f', 0.4);
  return [
    line('M-330-260Q-180-190-40-300M80-310Q220-230 350-330', '#c98f55', 12),
    moved(-400, -230, 0.62, rock(230, 220, grass) + tree(-40, -40, 180, accent)),
    moved(20, -280, 0.8, rock(220, 240, grass) + tree(60, -40, 200, '#ff9ccf')),
    moved(420, -300, 0.58, rock(240, 220, grass) + tree(0, -40, 190, accent)),
    ...[-280, -200, -120, 120, 210, 290].map((x, index) =>
      lantern(x, -240 + (index % 3) * 14 - (x > 0 ? 30 : 0), 24, '#ffb45c'),
    ),
  ].join('');
};

const FOX = [
  '..............#...#.',
  '.............#o#.#o#',
  '.............#oo#oo#',
  '.............#ooooo#',
  '.####.......#oo#oo#o',
  '#owww#......#ooooooo',
  '#oowww#.....#wwoooww',
  '#ooowo#######.wwwww#',
  '.#ooooooooooo#####..',
  '..#ooooooooooo#.....',
  '...#oooooooooo#.....',
  '...#oowwwwoooo#.....',
  '...#oo#..#o#oo#.....',
  '...#o#...#o##o#.....',
  '...#d#...#d##d#.....',
];

const FOX_COLOURS = { '#': '#5a2418', o: '#ff8f3f', w: '#fff3e0', d: '#3a1810' };

/** The fox of the project, in pixels. */
export const fox: Motif = () => `<g transform="translate(-120 -180)">${pixels(FOX, FOX_COLOURS, 12)}</g>`;

export const stoneLantern: Motif = ({ light }) =>
  [
    rect(-30, -150, 60, 130, '#6f6a8a'),
    rect(-64, -26, 128, 30, '#57526f'),
    rect(-66, -176, 132, 28, '#8480a0'),
    rect(-50, -256, 100, 82, '#6f6a8a'),
    rect(-28, -240, 56, 54, light),
    path('M-100-250Q-60-270-44-306H44Q60-270 100-250Z', '#57526f'),
    disc(0, -316, 16, '#6f6a8a'),
    glow(0, -212, 210, light, 0.6),
  ].join('');

/** Lanterns on both sides of a path. */
export const wayOfLanterns: Motif = ({ light }) =>
  [
    path('M-70-150L70-150L330 190H-330Z', mix(light, '#8a5a6a', 0.6), ' opacity=".45"'),
    ...[0, 1, 2, 3].flatMap((index) => {
      const [x, y, size] = [96 + index * 84, -120 + index * 84, 22 + index * 13];
      return [-x, x].map(
        (side) =>
          rect(side - 3, y - size * 0.4, 6, size * 2, '#2a1530') + lantern(side, y - size * 1.4, size, '#ffb45c'),
      );
    }),
  ].join('');

/** Two rows of stalls along a river. */
export const stallsAlong: Motif = ({ light }) =>
  [-1, 1]
    .flatMap((side) =>
      [0, 1, 2, 3].map((index) => {
        const [x, scale] = [side * (250 + index * 160), 0.75 + index * 0.28];
        const roof = `${path('M-80-92L-56-140H56L80-92Z', index % 2 ? '#c2413f' : '#3f6fa8')}${rect(-66, -92, 132, 92, '#4a2a44')}`;
        return moved(
          x,
          index * 22,
          scale,
          `${roof}${rect(-50, -72, 100, 34, light, ' opacity=".85"')}${lantern(-58, -84, 16, '#ffb45c')}${lantern(58, -84, 16, '#ff8f6a')}`,
        );
      }),
    )
    .join('');

/** Rows of different roofs. */
export const roofs: Motif = (_, random) => {
  const colours = ['#c2413f', '#3f6fa8', '#4f8a5a', '#8a5aa8', '#c98f3f', '#57526f'];
  return [0, 1, 2]
    .flatMap((row) =>
      Array.from({ length: 7 }, (_unused, index) => {
        const colour = colours[Math.floor(random() * colours.length)] ?? '#c2413f';
        const high = 40 + random() * 60;
        const roof =
          path(`M-90 0Q-50 ${-high * 0.3} -34 ${-high}H34Q50 ${-high * 0.3} 90 0Z`, colour) +
          rect(-60, 0, 10, 50, '#8a5a33') +
          rect(50, 0, 10, 50, '#8a5a33');
        return moved(-620 + index * 205 + (row % 2) * 70, -210 + row * 110, 0.8 + row * 0.25, roof);
      }),
    )
    .join('');
};
