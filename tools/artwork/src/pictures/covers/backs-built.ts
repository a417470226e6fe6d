import { mix } from '../colours.ts';
import type { Motif } from '../motif.ts';
import { disc, glow, line, path, polygon, rect, short } from '../shapes.ts';
import { lantern } from '../weather.ts';

const many = (count: number, one: (index: number) => string): string =>
  Array.from({ length: count }, (_, i) => one(i)).join('');

export const quarry: Motif = ({ accent }) => {
  const beam = (x: number, y: number, width: number, height: number): string => {
    const stripes =
      width > height
        ? many(Math.floor(width / 56), (i) => rect(x + i * 56, y, 28, height, '#2a2440'))
        : many(Math.floor(height / 56), (i) => rect(x, y + i * 56, width, 28, '#2a2440'));
    return rect(x, y, width, height, '#ffcf3f') + stripes;
  };
  return (
    rect(330, 690, 940, 80, '#140e2c') +
    beam(300, 200, 36, 560) +
    beam(1264, 200, 36, 560) +
    beam(300, 180, 1000, 36) +
    rect(500, 150, 120, 90, '#8f8aa8') +
    rect(548, 240, 24, 300, '#c9ced8') +
    polygon(
      [
        [528, 540],
        [592, 540],
        [560, 610],
      ],
      accent,
    )
  );
};

const lightning = (x: number, y: number, toX: number, toY: number, colour: string, random: () => number): string => {
  const steps = Array.from({ length: 7 }, (_, index) => {
    const share = (index + 1) / 8;
    return `L${short(x + (toX - x) * share + (random() - 0.5) * 70)} ${short(y + (toY - y) * share + (random() - 0.5) * 70)}`;
  });
  const d = `M${x} ${y}${steps.join('')}L${toX} ${toY}`;
  return (
    line(d, colour, 18, ' opacity=".25" stroke-linejoin="round"') + line(d, '#ffffff', 6, ' stroke-linejoin="round"')
  );
};

export const arcs: Motif = ({ accent }, random) =>
  (
    [
      [240, 240],
      [1360, 240],
      [200, 620],
      [1400, 620],
    ] as const
  )
    .map(
      ([x, y]) =>
        lightning(800, 460, x, y, accent, random) +
        glow(x, y, 120, accent, 0.9) +
        disc(x, y, 34, '#2a2440') +
        disc(x, y, 22, accent),
    )
    .join('');

export const wires: Motif = ({ near }) =>
  line('M-40 300Q160 420 330 250Q800 470 1270 250Q1440 420 1640 300', '#e08a4a', 10) +
  line('M-40 340Q160 470 330 290Q800 520 1270 290Q1440 470 1640 340', '#c9ced8', 7) +
  [330, 1270]
    .map(
      (x) =>
        rect(x - 22, 210, 44, 550, mix(near, '#a8713f', 0.7)) +
        rect(x - 120, 230, 240, 30, '#8a5a33') +
        [-100, 100].map((dx) => rect(x + dx - 16, 180, 32, 56, '#d9774a')).join(''),
    )
    .join('');

export const catalogue: Motif = ({ accent }) =>
  rect(150, 60, 1300, 790, '#0b0820', ' rx="28" opacity=".5"') +
  rect(160, 50, 1280, 780, '#c9cbe0', ' rx="24"') +
  rect(176, 66, 1248, 748, '#4a4570', ' rx="16"') +
  rect(176, 66, 1248, 748, accent, ' rx="16" opacity=".12"') +
  many(28, (index) =>
    rect(212 + (index % 7) * 170, 100 + Math.floor(index / 7) * 150, 150, 134, '#1d1840', ' rx="8"'),
  ) +
  rect(212, 710, 900, 76, '#120e2c', ' rx="10"') +
  rect(236, 730, 300, 36, accent, ' rx="6" opacity=".75"') +
  rect(1150, 710, 234, 76, accent, ' rx="10"');

const cell = (x: number, y: number): string =>
  rect(x, y, 250, 190, '#8a5a33') +
  rect(x + 12, y + 12, 226, 166, '#c08a52') +
  rect(x + 26, y + 26, 198, 138, '#a8713f') +
  rect(x + 12, y + 12, 226, 8, '#dbab74');

export const shelves: Motif = () =>
  rect(60, 96, 1480, 740, '#5c3a22') + many(15, (i) => cell(85 + (i % 5) * 296, 120 + Math.floor(i / 5) * 236));

export const track: Motif = ({ near }) =>
  many(18, (i) => rect(i * 96 - 20, 768, 52, 60, '#5a3a2a')) +
  rect(0, 762, 1600, 14, '#c9d2e0') +
  rect(0, 776, 1600, 8, mix(near, '#7f8aa3', 0.6));

export const hut: Motif = ({ light }) =>
  [130, 1470].map((x) => rect(x - 16, 240, 32, 520, '#4a2d35') + lantern(x, 260, 60, '#ffb45c')).join('') +
  rect(90, 200, 1420, 26, '#6d4a3a') +
  many(
    9,
    (i) =>
      rect(150 + i * 160, 226, 10, 60 + (i % 3) * 30, '#4a2d35') +
      disc(155 + i * 160, 300 + (i % 3) * 30, 26, i % 2 ? '#d8503f' : '#e8b04a'),
  ) +
  glow(800, 640, 520, light, 0.35);

export const towers: Motif = ({ near, accent }, random) =>
  [260, 1340]
    .map(
      (x) =>
        path(
          `M${x - 150} 760Q${x - 90} 560 ${x - 110} 330H${x + 110}Q${x + 90} 560 ${x + 150} 760Z`,
          mix(near, '#c7d5ee', 0.42),
        ) +
        path(
          `M${x + 30} 760Q${x + 60} 560 ${x + 50} 330H${x + 110}Q${x + 90} 560 ${x + 150} 760Z`,
          '#0d0b26',
          ' opacity=".3"',
        ) +
        rect(x - 112, 350, 224, 20, accent, ' opacity=".8"'),
    )
    .join('') +
  many(18, (i) =>
    disc((i % 2 ? 1340 : 260) + (random() - 0.5) * 160, 310 - i * 16, 50 + random() * 36, '#ffffff', 0.12),
  );

export const pyramid: Motif = ({ near, accent }) =>
  many(6, (i) =>
    rect(200 + i * 105, 700 - i * 92, 1200 - i * 210, 100, mix(mix(near, '#a0606a', 0.3), '#000000', i * 0.05)),
  ) +
  path('M720 800V640Q800 560 880 640V800Z', accent) +
  glow(800, 690, 260, accent, 0.7) +
  glow(800, 150, 260, accent, 0.8);

export const mill: Motif = ({ near }) =>
  [280, 1320]
    .map(
      (x, i) =>
        polygon(
          [
            [x - 70, 760],
            [x - 40, 330],
            [x + 40, 330],
            [x + 70, 760],
          ],
          mix(near, '#d8c9b0', 0.4),
        ) +
        `<g transform="translate(${x} 350) rotate(${20 + i * 25})">${[0, 90, 180, 270].map((turn) => `<g transform="rotate(${turn})">${rect(-8, -250, 16, 250, '#6d4a3a')}${rect(8, -240, 58, 170, '#efe3c4', ' opacity=".9"')}</g>`).join('')}${disc(0, 0, 26, '#c98f55')}</g>`,
    )
    .join('');
