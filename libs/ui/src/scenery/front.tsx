import { blossomPath, stringPoint } from './geometry.ts';
import { SceneLayer } from './scene-layer.tsx';

type Point = readonly [x: number, y: number];

const strings: readonly { from: Point; to: Point; sag: number; at: readonly number[] }[] = [
  { from: [-40, 96], to: [640, -30], sag: 56, at: [0.12, 0.3, 0.5, 0.7] },
  { from: [600, -40], to: [1420, 60], sag: 84, at: [0.12, 0.28, 0.44, 0.6, 0.76] },
];

const stringPaths = strings
  .map(({ from, to, sag }) => {
    const [x, y] = stringPoint(from, to, sag, 0.5);
    return `M${from[0]} ${from[1]}Q${x} ${y + sag} ${to[0]} ${to[1]}`;
  })
  .join('');

const hung = strings.flatMap(({ from, to, sag, at }) => at.map((along) => stringPoint(from, to, sag, along)));

const clusters = [
  [1572, 92, 56],
  [1498, 116, 50],
  [1420, 92, 44],
  [1352, 132, 36],
  [1532, 188, 44],
  [1462, 216, 30],
  [1590, 260, 40],
  [1300, 150, 18],
] as const;

const blossomsBack = blossomPath(17, clusters, 9);
const blossomsFront = blossomPath(91, clusters, 7);

const leftBank =
  'M-80 900V776h96v24h48v-24h32v32h64v24h96v16h64v-16h32v32h96v16h64v16h96v24h64v16z';
const rightBank = 'M1680 900V772h-64v32h-48v16h-64v32h-64v16h-80v16h-64v32z';
const grass =
  'M20 776v-16h4v16zM40 776v-24h4v24zM118 808v-18h4v18zM196 832v-14h4v14zM300 848v-20h4v20zM420 848v-18h4v18zM444 864v-14h4v14zM560 880v-16h4v16zM1580 820v-18h4v18zM1530 820v-14h4v14zM1478 852v-20h4v20zM1400 868v-14h4v14z';
const fox =
  'M0 0h4v4H0zM12 0h4v4h-4zM0 4h16v12H0zM4 16h16v4H4zM4 20h20v16H4zM24 28h8v8h-8zM32 20h8v12h-8zM36 12h8v12h-8zM40 8h4v4h-4z';

/** What is nearest: strings of lanterns, a cherry branch, banks of blocks with a stone lamp and a fox. */
export function Front({ id }: { id: string }) {
  return (
    <>
      <SceneLayer depth={42} className="hk-scene__sway">
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
          <path d="M-22 25h44v1.5h-44zM-24 36h48v1.5h-48zM-22 47h44v1.5h-44z" fill="var(--hk-torii-shade)" opacity=".4" />
        </g>
        {hung.map(([x, y], index) => (
          <use key={x} href={`#${id}hung`} transform={`translate(${x} ${y})scale(${index % 2 ? 0.82 : 1})`} />
        ))}
      </SceneLayer>
      <SceneLayer depth={50}>
        <path
          d="M1640 40q-110 40-190 46t-180 66l-4-4q90-66 180-78t190-60zM1640 210q-50-50-110-24t-90 34l-2-5q50-14 90-40t112-10z"
          fill="var(--hk-bank)"
        />
        <path d={blossomsBack} fill="var(--hk-petal-shade)" />
        <path d={blossomsFront} fill="var(--hk-petal)" />
        <path d={leftBank} fill="var(--hk-bank)" />
        <path d={rightBank} fill="var(--hk-bank)" />
        <path d={grass} fill="var(--hk-bank)" />
        <g transform="translate(1508 716)">
          <circle cx="20" cy="48" r="110" fill={`url(#${id}lamp)`} />
          <path d="M-8 30h56l-16-16h-24zM14 6h12v8H14zM0 62h40v8H0zM12 70h16v34H12z" fill="var(--hk-hill-far)" />
          <path d="M4 30h32v32H4z" fill="var(--hk-hill-near)" />
          <path d="M10 36h20v20H10z" fill="var(--hk-lantern-core)" />
        </g>
        <g transform="translate(452 812)">
          <path d={fox} fill="var(--hk-torii)" />
          <path d="M4 12h8v4H4zM40 8h4v4h-4zM8 24h8v8H8z" fill="var(--hk-snow)" />
          <path d="M2 8h3v3H2zM11 8h3v3h-3z" fill="var(--hk-bank)" />
        </g>
      </SceneLayer>
    </>
  );
}
