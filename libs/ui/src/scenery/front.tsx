import { foxPalette, foxRows } from '../drawn/fox.ts';
import { pixelPaths } from '../drawn/pixel-art.tsx';
import { bankPaths, blossomPath, stringPoint } from './geometry.ts';
import { SceneLayer } from './scene-layer.tsx';

type Point = readonly [x: number, y: number];

/* The left string hangs below the header's links, the right one beside them. */
const strings: readonly { from: Point; to: Point; sag: number; at: readonly number[] }[] = [
  { from: [-60, 150], to: [460, -20], sag: 44, at: [0.16, 0.44] },
  { from: [780, 10], to: [1440, 96], sag: 40, at: [0.2, 0.42, 0.64, 0.86] },
];

const stringPaths = strings
  .map(({ from, to, sag }) => {
    const [x, y] = stringPoint(from, to, sag, 0.5);
    return `M${from[0]} ${from[1]}Q${x} ${y + sag} ${to[0]} ${to[1]}`;
  })
  .join('');

const hung = strings.flatMap(({ from, to, sag, at }) => at.map((along) => stringPoint(from, to, sag, along)));

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
const fox = pixelPaths(foxRows, foxPalette);

/** What is nearest: strings of lanterns, a cherry branch, banks of blocks with a stone lamp and a fox. */
export function Front({ id }: { id: string }) {
  return (
    <>
      <SceneLayer depth={42} anchor="top" className="hk-scene__sway">
        <radialGradient id={`${id}bulb`}>
          <stop stopColor="var(--hk-lantern-core)" />
          <stop offset=".55" stopColor="var(--hk-lantern)" />
          <stop offset="1" stopColor="var(--hk-torii)" />
        </radialGradient>
        <path d={stringPaths} fill="none" stroke="var(--hk-bank)" strokeWidth="2.5" />
        <g id={`${id}hung`}>
          <circle cy="34" r="96" fill={`url(#${id}lamp)`} />
          <path d="M-1 0h2v10h-2zM-11 8h22v6h-22zM-11 58h22v6h-22zM-1 64h2v16h-2z" fill="var(--hk-bank)" />
          <path d="M-14 14h28q10 10 10 22t-10 22h-28q-10-10-10-22t10-22z" fill={`url(#${id}bulb)`} />
          <path
            d="M-22 25h44v1.5h-44zM-24 36h48v1.5h-48zM-22 47h44v1.5h-44z"
            fill="var(--hk-torii-shade)"
            opacity=".4"
          />
        </g>
        {hung.map(([x, y], index) => (
          <use key={x} href={`#${id}hung`} transform={`translate(${x} ${y})scale(${index % 2 ? 0.78 : 1})`} />
        ))}
      </SceneLayer>
      <SceneLayer depth={50} anchor="top">
        <g transform="translate(0 34)">
          <path
            d="M1640 70q-90 8-170 18t-176 62l-4-5q90-62 176-74t174-30zM1640 240q-40-40-90-46t-126 30l-2-5q70-36 124-40t94 20zM1520 90q30 50 60 70l-6 5q-40-30-64-72z"
            fill="var(--hk-bank)"
          />
          <path d={blossomsDeep} fill="var(--hk-petal-shade)" opacity=".82" />
          <path d={blossomsMiddle} fill="var(--hk-petal)" opacity=".9" />
          <path d={blossomsLight} fill="var(--hk-snow)" opacity=".85" />
        </g>
      </SceneLayer>
      <SceneLayer depth={50}>
        <path d={left.body + right.body + grass} fill="var(--hk-bank)" />
        <path d={left.edge + right.edge} fill="var(--hk-hill-far)" />
        <g transform="translate(1508 720)">
          <circle cx="20" cy="48" r="110" fill={`url(#${id}lamp)`} />
          <path d="M-8 30h56l-16-16h-24zM14 6h12v8H14zM0 62h40v8H0zM12 70h16v34H12z" fill="var(--hk-hill-far)" />
          <path d="M4 30h32v32H4z" fill="var(--hk-hill-near)" />
          <path d="M10 36h20v20H10z" fill="var(--hk-lantern-core)" />
        </g>
        <g transform="translate(312 780)scale(5)" shapeRendering="crispEdges">
          {fox.map(({ colour, path }) => (
            <path key={colour} d={path} fill={colour} />
          ))}
        </g>
      </SceneLayer>
    </>
  );
}
