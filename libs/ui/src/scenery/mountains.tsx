import { waterline } from './field.ts';
import { SceneLayer } from './scene-layer.tsx';
import { Shape } from './shape.tsx';

const volcano = 'M220 704C420 640 560 470 652 352l18 7 22-12 22 10 24-9C830 470 960 640 1180 704z';

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
          <Shape name="snow" />
        </g>
        <Shape name="ridge" />
        <rect y="540" width="1600" height={waterline - 536} fill={`url(#${id}mist)`} />
      </SceneLayer>
      <SceneLayer depth={16}>
        <Shape name="hills" />
      </SceneLayer>
    </>
  );
}
