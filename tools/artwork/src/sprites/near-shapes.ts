import { pixelPaths } from '@hoshikraft/shared';
import { foxPalette, foxRows } from './fox.ts';
import { waterline } from './field.ts';
import { bankPaths, blossomPath, glitterPath } from './geometry.ts';
import { group, path } from './markup.ts';

const moonlight = glitterPath(5, 1190, waterline + 8, 892, 190);
const lamplight = [92, 236, 352, 470, 1452, 1536]
  .map((x, index) => glitterPath(40 + index, x, waterline + 6, 790, 40))
  .join('');

const clusters = [
  [1580, 84, 50],
  [1518, 96, 44],
  [1452, 84, 40],
  [1394, 104, 34],
  [1346, 124, 24],
  [1308, 142, 14],
  [1560, 150, 36],
  [1500, 196, 34],
  [1440, 214, 26],
  [1588, 216, 40],
  [1550, 262, 22],
] as const;

const blossomsDeep = blossomPath(17, clusters, 11, 15);
const blossomsMiddle = blossomPath(91, clusters, 9, 12);
const blossomsLight = blossomPath(53, clusters, 5, 7);

const left = bankPaths(
  [
    [-80, 768],
    [24, 792],
    [72, 768],
    [104, 808],
    [192, 824],
    [288, 840],
    [392, 856],
    [504, 872],
    [632, 888],
  ],
  700,
);
const right = bankPaths(
  [
    [1344, 888],
    [1400, 864],
    [1456, 840],
    [1496, 824],
    [1576, 800],
    [1624, 776],
  ],
  1680,
);
const grass =
  'M40 792v-18h4v18zM56 792v-26h4v26zM128 808v-18h4v18zM144 808v-12h4v12zM240 824v-16h4v16zM416 856v-20h4v20zM432 856v-12h4v12zM540 872v-16h4v16zM660 888v-14h4v14zM1420 864v-16h4v16zM1476 840v-20h4v20zM1588 800v-18h4v18zM1604 800v-12h4v12z';

/** The lake with its gate, and the foreground. */
export const nearShapes = {
  glitter: path(moonlight, { fill: 'moon', opacity: '.5' }) + path(lamplight, { fill: 'lantern', opacity: '.4' }),
  torii:
    path('M1079 752h40l1 40h-42zM1261 752h40l1 40h-42z', { fill: 'bank' }) +
    path('M1172 474h36v62h-36z', { fill: 'torii-shade' }) +
    path('M1042 532h296v24h-296z', { fill: 'torii' }) +
    path('M1042 550h296v6h-296zM1078 556h44v8h-44zM1258 556h44v8h-44z', { fill: 'torii-shade' }) +
    path('M1024 446q166 30 332 0l-8 24q-158 24-316 0z', { fill: 'torii-shade' }) +
    path('M1006 418q184 40 368 0l-8 32q-176 32-352 0z', { fill: 'torii' }) +
    path('M992 398q10 14 14 20 184 40 368 0 4-6 14-20-198 40-396 0z', { fill: 'bank' }) +
    path('M1164 470h52v56h-52z', { fill: 'bank' }) +
    path('M1169 475h42v46h-42z', { fill: 'none', stroke: 'lantern', 'stroke-width': '2' }) +
    path('M1187 482h6v8h8v6h-6v6h4v8h-6v-6h-6v6h-6v-8h4v-6h-6v-6h8z', { fill: 'lantern' }) +
    path('M1104 584q86 40 172 0', { fill: 'none', stroke: 'moon-shade', 'stroke-width': '9' }) +
    path('M1104 584q86 40 172 0', {
      fill: 'none',
      stroke: 'torii-shade',
      'stroke-width': '9',
      'stroke-dasharray': '3 9',
      opacity: '.6',
    }) +
    path(
      'M1136 600l14 2-6 12 12 2-8 14 10 2-16 18 4-14-11 0 6-14-10-2zM1186 608l14 0-6 12 12 2-8 14 10 2-16 18 4-14-11 0 6-14-10-2zM1234 602l14-4-4 12 12 2-8 14 10 2-16 18 4-14-11 0 6-14-10-2z',
      { fill: 'snow' },
    ),
  ripples: path('M1040 792h96v3h-96zM1060 800h60v2h-60zM1250 792h96v3h-96zM1268 800h60v2h-60z', {
    fill: 'moon',
    opacity: '.4',
  }),
  float:
    path('M-13-26h26V0h-26z', { fill: 'lantern' }) +
    path('M-13-26h26l-5-6H-8z', { fill: 'lantern-core' }) +
    path('M-7-19H7v13H-7z', { fill: 'lantern-core' }) +
    path('M-13-26h3V0h-3zM10-26h3V0h-3zM-18 0h36v5h-36z', { fill: 'torii-shade' }) +
    path('M-12 9h24v3h-24zM-9 15H9v3H-9zM-11 22H8v2h-19zM-5 29H7v2H-5z', { fill: 'lantern', opacity: '.6' }),
  hung:
    path('M-1 0h2v10h-2zM-11 8h22v6h-22zM-11 58h22v6h-22zM-1 64h2v16h-2z', { fill: 'bank' }) +
    path('M-22 25h44v1.5h-44zM-24 36h48v1.5h-48zM-22 47h44v1.5h-44z', { fill: 'torii-shade', opacity: '.4' }),
  branch: group(
    { transform: 'translate(0 34)' },
    path(
      'M1640 70q-90 8-170 18t-176 62l-4-5q90-62 176-74t174-30zM1640 240q-40-40-90-46t-126 30l-2-5q70-36 124-40t94 20zM1520 90q30 50 60 70l-6 5q-40-30-64-72z',
      { fill: 'bank' },
    ) +
      path(blossomsDeep, { fill: 'petal-shade', opacity: '.82' }) +
      path(blossomsMiddle, { fill: 'petal', opacity: '.9' }) +
      path(blossomsLight, { fill: 'snow', opacity: '.85' }),
  ),
  banks: path(left.body + right.body + grass, { fill: 'bank' }) + path(left.edge + right.edge, { fill: 'hill-far' }),
  lamp:
    path('M-8 30h56l-16-16h-24zM14 6h12v8H14zM0 62h40v8H0zM12 70h16v34H12z', { fill: 'hill-far' }) +
    path('M4 30h32v32H4z', { fill: 'hill-near' }) +
    path('M10 36h20v20H10z', { fill: 'lantern-core' }),
  fox: group(
    { transform: 'translate(312 780)scale(5)', 'shape-rendering': 'crispEdges' },
    pixelPaths(foxRows, foxPalette)
      .map(({ colour, path: rows }) => path(rows, { fill: colour }))
      .join(''),
  ),
};
