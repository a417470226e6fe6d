import { mix } from './colours.ts';
import type { Motif } from './motif.ts';
import { disc, glow, line, path, polygon, rect, short } from './shapes.ts';
import { lantern } from './weather.ts';

function gear(x: number, y: number, radius: number, teeth: number, colour: string, turn = 0): string {
  const tooth = rect(-radius * 0.13, -radius * 1.18, radius * 0.26, radius * 0.34, colour, ' rx="6"');
  const all = Array.from(
    { length: teeth },
    (_, index) => `<g transform="rotate(${short(turn + (index * 360) / teeth)})">${tooth}</g>`,
  );
  return (
    `<g transform="translate(${x} ${y})">${all.join('')}${disc(0, 0, radius, colour)}` +
    `${disc(0, 0, radius * 0.72, mix(colour, '#0d0b26', 0.35))}${disc(0, 0, radius * 0.56, colour)}${disc(0, 0, radius * 0.2, '#0d0b26')}</g>`
  );
}

const crystal = (x: number, y: number, size: number, colour: string): string =>
  glow(x, y, size * 2.2, colour, 0.7) +
  polygon(
    [
      [x, y - size],
      [x + size * 0.46, y - size * 0.1],
      [x, y + size],
      [x - size * 0.46, y - size * 0.1],
    ],
    colour,
  ) +
  polygon(
    [
      [x, y - size],
      [x + size * 0.46, y - size * 0.1],
      [x, y + size * 0.1],
    ],
    '#ffffff',
    ' opacity=".45"',
  );

export const gears: Motif = ({ accent }) =>
  [
    gear(-210, -190, 170, 12, '#a5744a', 6),
    gear(96, -312, 116, 10, '#8f8aa8', 14),
    gear(226, -120, 112, 10, '#c9955a', 2),
    crystal(-4, -170, 118, accent),
  ].join('');

const tower = (x: number, scale: number, colour: string, light: string): string =>
  `<g transform="translate(${x} 0) scale(${scale})">` +
  `${path('M-130 0Q-84-190-96-330H96Q84-190 130 0Z', colour)}${path('M-96-330H96L92-300H-92Z', mix(colour, '#ffffff', 0.25))}` +
  `${path('M40 0Q62-190 56-330H96Q84-190 130 0Z', '#000000', ' opacity=".22"')}` +
  `${[0, 1, 2, 3].map((row) => rect(-14, -70 - row * 56, 28, 22, light, ' opacity=".8"')).join('')}</g>`;

const steam = (x: number, y: number, random: () => number): string =>
  Array.from({ length: 9 }, (_, index) =>
    disc(x + (random() - 0.3) * 60 + index * 12, y - index * 26, 34 + index * 7, '#ffffff', 0.1),
  ).join('');

export const reactor: Motif = ({ near, accent, light }, random) => {
  const concrete = mix(near, '#c7d5ee', 0.36);
  return [
    steam(-190, -370, random),
    steam(200, -300, random),
    tower(-190, 1.12, concrete, light),
    tower(200, 0.9, mix(concrete, near, 0.25), light),
    rect(-96, -150, 200, 150, mix(near, '#c7d5ee', 0.2)),
    path('M-96-150A100 100 0 0 1 104-150Z', mix(near, '#c7d5ee', 0.5)),
    rect(-52, -112, 112, 112, accent, ' rx="10"'),
    glow(4, -60, 200, accent, 0.75),
    line('M-96-60H-330M104-40H360', mix(near, '#c7d5ee', 0.3), 16),
  ].join('');
};

export const factory: Motif = ({ near, accent, light }, random) => {
  const wall = mix(near, '#d8b9a0', 0.26);
  const roofs = [0, 1, 2, 3].map((index) => {
    const x = -300 + index * 120;
    return polygon(
      [
        [x, -150],
        [x, -226],
        [x + 120, -150],
      ],
      mix(wall, '#000000', 0.2),
    );
  });
  const windows = [0, 1, 2, 3, 4, 5].map((index) =>
    rect(-272 + index * 78, -112, 46, 46, index % 3 === 1 ? accent : light, ' opacity=".9"'),
  );
  return [
    steam(240, -400, random),
    steam(330, -320, random),
    rect(216, -400, 52, 400, wall),
    rect(308, -320, 48, 320, mix(wall, '#000000', 0.15)),
    rect(216, -370, 52, 22, '#c2413f'),
    rect(308, -292, 48, 20, '#c2413f'),
    rect(-300, -150, 480, 150, wall),
    ...roofs,
    ...windows,
    glow(0, -90, 320, accent, 0.3),
  ].join('');
};

/** A launcher: rail of servers, a picture, one large button. */
export const window: Motif = ({ accent, middle, horizon }) =>
  [
    rect(-380, -470, 760, 450, '#151031', ' rx="26"'),
    rect(-380, -470, 92, 450, '#1f1845', ' rx="26"'),
    ...['#b49bff', '#4fdcff', '#86dd8f', '#ff9ccf'].map((colour, index) =>
      rect(-358, -440 + index * 66, 48, 48, colour, ' rx="14"'),
    ),
    rect(-262, -444, 616, 280, mix(middle, horizon, 0.5), ' rx="18"'),
    path('M-262-190Q-120-300 0-210T354-250V-182Q354-164 336-164H-244Q-262-164-262-182Z', '#241a52'),
    disc(220, -372, 40, '#ffe3b5'),
    path('M-90-236q80-34 160 0q-20 60-80 60t-80-60z', '#3c7a52'),
    rect(-30, -300, 12, 60, '#6d4a3a'),
    disc(-24, -312, 40, accent),
    glow(46, -88, 260, '#ffb45c', 0.55),
    rect(-92, -130, 276, 82, '#ffb45c', ' rx="24"'),
    polygon(
      [
        [22, -112],
        [22, -66],
        [66, -89],
      ],
      '#3a1d10',
    ),
  ].join('');

/** A pulse line through cubes and gears. */
export const pulse: Motif = ({ accent }) =>
  [
    gear(-470, -200, 96, 10, '#8f8aa8', 8),
    gear(470, -230, 96, 10, '#a5744a', 3),
    line('M-760-220H-330l40-120 60 250 60-190 40 60H130l40-110 60 220 50-170 40 60H760', accent, 12),
    glow(0, -220, 420, accent, 0.35),
    lantern(0, -470, 60, '#ffb45c'),
  ].join('');

const isometric = (x: number, y: number, size: number, colour: string): string =>
  polygon(
    [
      [x, y - size],
      [x + size * 0.87, y - size / 2],
      [x, y],
      [x - size * 0.87, y - size / 2],
    ],
    mix(colour, '#ffffff', 0.25),
  ) +
  polygon(
    [
      [x - size * 0.87, y - size / 2],
      [x, y],
      [x, y + size],
      [x - size * 0.87, y + size / 2],
    ],
    colour,
  ) +
  polygon(
    [
      [x + size * 0.87, y - size / 2],
      [x, y],
      [x, y + size],
      [x + size * 0.87, y + size / 2],
    ],
    mix(colour, '#0d0b26', 0.35),
  );

export const blocks: Motif = ({ accent }) => {
  const colours = ['#7ccf5c', '#c98a4f', '#8f8aa8', '#ffcf4a', accent, '#ff7f6a'];
  const heap = [
    [-150, -60, 0],
    [0, -60, 1],
    [150, -60, 2],
    [-75, -194, 3],
    [75, -194, 4],
    [0, -326, 5],
  ] as const;
  return heap.map(([x, y, colour]) => isometric(x, y, 84, colours[colour] ?? accent)).join('');
};
