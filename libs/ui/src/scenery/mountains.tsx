import { blockHillPath, pinePath, waterline } from './geometry.ts';
import { SceneLayer } from './scene-layer.tsx';

const volcano = 'M220 704C420 640 560 470 652 352l18 7 22-12 22 10 24-9C830 470 960 640 1180 704z';
const snow = 'M560 330H830V452l-34-16-20 34-30-38-18 46-30-46-26 44-24-40-28 30-20-16-32 8z';
const farHill = blockHillPath({ base: 632, wave: 52, block: 16, phase: 1.2 });
const nearHill = blockHillPath({ base: 672, wave: 30, block: 16, phase: 4.1 });
const pines = pinePath([
  [40, 668, 5],
  [560, 676, 5],
  [600, 684, 7],
  [640, 676, 4],
  [770, 690, 6],
  [812, 690, 4],
  [934, 680, 7],
  [976, 684, 5],
  [1372, 690, 6],
  [1400, 690, 8],
  [1580, 684, 8],
]);

/** The volcano under snow, mist at its foot, hills of blocks before it. */
export function Mountains({ id }: { id: string }) {
  return (
    <>
      <SceneLayer depth={11}>
        <linearGradient id={`${id}far`} x2="0" y2="1">
          <stop stopColor="var(--hk-mountain-far)" />
          <stop offset="1" stopColor="var(--hk-sky-horizon)" />
        </linearGradient>
        <linearGradient id={`${id}mist`} x2="0" y2="1">
          <stop stopColor="var(--hk-sky-horizon)" stopOpacity="0" />
          <stop offset="1" stopColor="var(--hk-sky-horizon)" stopOpacity=".9" />
        </linearGradient>
        <clipPath id={`${id}cut`}>
          <path d={volcano} />
        </clipPath>
        <path d={volcano} fill={`url(#${id}far)`} />
        <g clipPath={`url(#${id}cut)`}>
          <path d="M700 340L1200 720H760l-40-180z" fill="var(--hk-mountain-near)" opacity=".4" />
          <path d={snow} fill="var(--hk-snow)" opacity=".88" />
          <path d="M700 340l130 100v22l-34-26-20 34-30-38-18 46-14-60z" fill="var(--hk-mountain-far)" opacity=".35" />
        </g>
        <path
          d="M0 700V610q120-46 260 6t300-8 260 20 300-24 260 8 220-26V700z"
          fill="var(--hk-mountain-near)"
          opacity=".75"
        />
        <rect y="540" width="1600" height={waterline - 536} fill={`url(#${id}mist)`} />
      </SceneLayer>
      <SceneLayer depth={16}>
        <path d={farHill} fill="var(--hk-hill-far)" />
        <path d={pines} fill="var(--hk-hill-near)" />
        <path d={nearHill} fill="var(--hk-hill-near)" />
      </SceneLayer>
    </>
  );
}
