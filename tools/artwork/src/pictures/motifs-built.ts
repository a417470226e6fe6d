import { mix } from './colours.ts';
import type { Motif } from './motif.ts';
import { disc, glow, line, path, polygon, rect } from './shapes.ts';
import { lantern } from './weather.ts';

const WOOD = '#c2413f';
const DARK_WOOD = '#7d2438';

export const torii: Motif = () =>
  [
    path('M-250-436Q0-396 250-436L268-470Q0-424-268-470Z', '#2a1530'),
    path('M-244-430Q0-392 244-430L244-396Q0-362-244-396Z', WOOD),
    rect(-216, -330, 432, 34, WOOD),
    rect(-22, -398, 44, 76, DARK_WOOD),
    polygon(
      [
        [-176, -400],
        [-138, -400],
        [-128, 0],
        [-186, 0],
      ],
      WOOD,
    ),
    polygon(
      [
        [176, -400],
        [138, -400],
        [128, 0],
        [186, 0],
      ],
      WOOD,
    ),
    rect(-194, -34, 74, 38, '#2a1530'),
    rect(120, -34, 74, 38, '#2a1530'),
    lantern(-104, -292, 38, '#ffb45c'),
    lantern(104, -292, 38, '#ffb45c'),
  ].join('');

const eaves = (y: number, half: number, rise: number, colour: string) =>
  path(
    `M${-half} ${y}Q${-half * 0.6} ${y - rise * 0.35} ${-half * 0.42} ${y - rise}H${half * 0.42}Q${half * 0.6} ${y - rise * 0.35} ${half} ${y}Z`,
    colour,
  );

export const pagoda: Motif = ({ light, near }) => {
  const storeys = [0, 1, 2].map((storey) => {
    const [y, half] = [-storey * 138, 150 - storey * 32];
    const windows = [-0.55, 0, 0.55].map((share) =>
      rect(share * half - 14, y - 78, 28, 44, light, ' rx="4" opacity=".9"'),
    );
    return (
      rect(-half, y - 100, half * 2, 100, '#5c2440') +
      windows.join('') +
      eaves(y - 92, half + 62, 60, mix('#2c1d4a', near, 0.3))
    );
  });
  return `${storeys.join('')}${rect(-6, -520, 12, 100, '#2c1d4a')}${disc(0, -524, 12, light)}`;
};

/** A pagoda under construction. */
export const scaffold: Motif = (palette, random) => {
  const logs: string[] = [];
  for (let x = -240; x <= 240; x += 96) logs.push(rect(x - 6, -420, 12, 420, '#a9713f'));
  for (let y = -390; y < 0; y += 110) logs.push(rect(-256, y, 512, 10, '#8a5a33'));
  const boards = [-250, -140].map((y) => rect(-256, y, 300, 12, '#c98f55'));
  return (
    pagoda(palette, random) + logs.join('') + boards.join('') + line('M-246 0L-150-390M246 0L150-390', '#8a5a33', 8)
  );
};

export const academy: Motif = ({ light, accent, near }) => {
  const stone = mix(near, accent, 0.22);
  const dark = mix(near, accent, 0.08);
  const tower = (x: number, width: number, height: number) =>
    rect(x - width / 2, -height, width, height, stone) +
    polygon(
      [
        [x - width * 0.72, -height],
        [x, -height - width * 1.5],
        [x + width * 0.72, -height],
      ],
      dark,
    ) +
    rect(x - 12, -height + 40, 24, 48, light, ' rx="12"') +
    glow(x, -height + 64, 70, light, 0.5);
  return [
    tower(-230, 92, 250),
    tower(230, 92, 250),
    rect(-190, -190, 380, 190, stone),
    polygon(
      [
        [-206, -190],
        [0, -290],
        [206, -190],
      ],
      dark,
    ),
    tower(0, 124, 350),
    path('M-44 0V-92A44 44 0 0 1 44-92V0Z', light, ' opacity=".9"'),
    ...[-140, -96, 96, 140].map((x) => rect(x - 11, -128, 22, 54, light, ' rx="11" opacity=".85"')),
    path('M0-500l14 40h42l-34 26 13 42-35-26-35 26 13-42-34-26h42z', accent),
    glow(0, -444, 130, accent, 0.5),
  ].join('');
};

export const gate: Motif = ({ light, accent, near }) => {
  const stone = mix(near, accent, 0.2);
  return [
    rect(-260, -340, 110, 340, stone),
    rect(150, -340, 110, 340, stone),
    path('M-260-330V-400Q0-520 260-400V-330H150Q150-420 0-420T-150-330Z', stone),
    path('M-150 0V-300Q-140-410 0-410T150-300V0Z', light, ' opacity=".16"'),
    glow(0, -120, 220, accent, 0.55),
    path('M0-520l16 44h46l-37 29 14 46-39-28-39 28 14-46-37-29h46z', light),
    lantern(-204, -250, 46, '#ffb45c'),
    lantern(204, -250, 46, '#ffb45c'),
  ].join('');
};

export const house: Motif = ({ light, near }) =>
  [
    rect(-150, -150, 300, 150, '#6d4a3a'),
    rect(-150, -150, 300, 10, '#523426'),
    polygon(
      [
        [-196, -146],
        [-70, -268],
        [70, -268],
        [196, -146],
      ],
      mix('#8a3a4a', near, 0.2),
    ),
    rect(-26, -104, 52, 104, '#3a2218'),
    rect(-112, -110, 54, 54, light, ' rx="4"'),
    rect(58, -110, 54, 54, light, ' rx="4"'),
    rect(-88, -110, 6, 54, '#523426'),
    rect(82, -110, 6, 54, '#523426'),
    glow(0, -60, 260, light, 0.3),
    lantern(-44, -134, 30, '#ffb45c'),
  ].join('');

export const stall: Motif = ({ light, accent }) => {
  const stripes = [0, 1, 2, 3, 4, 5].map((index) => {
    const x = -240 + index * 80;
    return polygon(
      [
        [x, -250],
        [x + 80, -250],
        [x + 92 - (5 - index) * 4, -176],
        [x - 12 + index * 4, -176],
      ],
      index % 2 ? '#f4e6d8' : WOOD,
    );
  });
  const coins = [0, 1, 2, 3, 4].map((index) =>
    rect(70 + (index % 2) * 4, -118 - index * 12, 64, 10, '#ffcf4a', ' rx="5"'),
  );
  return [
    rect(-226, -250, 18, 250, DARK_WOOD),
    rect(208, -250, 18, 250, DARK_WOOD),
    rect(-240, -108, 480, 108, '#5c3145'),
    rect(-256, -116, 512, 18, '#8a4a4f'),
    glow(0, -170, 260, light, 0.4),
    ...stripes,
    rect(-150, -196, 110, 82, '#b9793c'),
    rect(-150, -166, 110, 12, '#7a4a22'),
    rect(-106, -172, 22, 26, light),
    ...coins,
    disc(20, -134, 20, accent, 0.9),
    lantern(-180, -170, 40, '#ffb45c'),
    lantern(180, -170, 40, '#ff8f6a'),
  ].join('');
};

export const scroll: Motif = ({ light }) =>
  [
    rect(-280, -70, 560, 70, '#57526f'),
    rect(-310, -92, 620, 30, '#6f6a8a'),
    rect(-170, -330, 340, 240, '#f3e3c2'),
    ...[0, 1, 2, 3, 4, 5].map((row) => rect(-132, -298 + row * 32, row === 5 ? 130 : 264, 10, '#b59a73', ' rx="5"')),
    disc(118, -128, 26, WOOD, 0.9),
    rect(-200, -352, 400, 34, '#c99f5f', ' rx="17"'),
    rect(-200, -108, 400, 34, '#c99f5f', ' rx="17"'),
    lantern(-248, -170, 56, '#ffb45c'),
    lantern(248, -170, 56, '#ffb45c'),
    glow(0, -220, 320, light, 0.22),
  ].join('');

export const ruins: Motif = ({ accent, near }) => {
  const stone = mix(near, '#8a5a5a', 0.35);
  const steps = [0, 1, 2, 3, 4].map((step) =>
    rect(-330 + step * 62, -(step + 1) * 66, 660 - step * 124, 66, mix(stone, '#000000', step * 0.06)),
  );
  return [
    glow(0, -340, 300, accent, 0.7),
    ...steps,
    path('M-40 0V-120Q0-160 40-120V0Z', accent),
    glow(0, -60, 150, accent, 0.7),
    rect(-420, -210, 52, 210, stone),
    rect(380, -140, 52, 140, stone),
    polygon(
      [
        [-52, -330],
        [0, -450],
        [52, -330],
      ],
      accent,
      ' opacity=".85"',
    ),
  ].join('');
};
