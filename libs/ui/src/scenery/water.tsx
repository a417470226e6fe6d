import { waterline } from './field.ts';
import { SceneLayer } from './scene-layer.tsx';
import { Shape } from './shape.tsx';

const floating: readonly (readonly [x: number, y: number, scale: number])[] = [
  [960, 742, 0.6],
  [1046, 770, 0.85],
  [1366, 756, 0.7],
  [1428, 806, 1.15],
  [880, 812, 1.1],
  [560, 766, 0.75],
  [690, 738, 0.55],
  [980, 846, 1.45],
];

/** The lake: moonlight on it, the gate standing in it, paper lanterns afloat. */
export function Water({ id }: { id: string }) {
  return (
    <>
      <SceneLayer depth={24}>
        <linearGradient id={`${id}water`} x2="0" y2="1">
          <stop stopColor="var(--hk-sky-horizon)" />
          <stop offset=".12" stopColor="var(--hk-water)" />
          <stop offset="1" stopColor="var(--hk-water-deep)" />
        </linearGradient>
        <rect x="-80" y={waterline} width="1760" height="240" fill={`url(#${id}water)`} />
        <Shape name="glitter" />
        <Torii id={id} />
        <g transform="matrix(1 0 0 -1 0 1586)" opacity=".26">
          <use href={`#${id}torii`} />
        </g>
        <Shape name="ripples" />
      </SceneLayer>
      <SceneLayer depth={32} className="hk-scene__float">
        <radialGradient id={`${id}lamp`}>
          <stop stopColor="var(--hk-lantern)" stopOpacity=".7" />
          <stop offset=".4" stopColor="var(--hk-lantern)" stopOpacity=".22" />
          <stop offset="1" stopColor="var(--hk-lantern)" stopOpacity="0" />
        </radialGradient>
        <g id={`${id}float`}>
          <ellipse rx="64" ry="46" cy="-8" fill={`url(#${id}lamp)`} />
          <Shape name="float" />
        </g>
        {floating.map(([x, y, scale]) => (
          <use key={x} href={`#${id}float`} transform={`translate(${x} ${y})scale(${scale})`} />
        ))}
      </SceneLayer>
    </>
  );
}

function Torii({ id }: { id: string }) {
  return (
    <g id={`${id}torii`}>
      <linearGradient id={`${id}post`}>
        <stop stopColor="var(--hk-torii-shade)" />
        <stop offset=".45" stopColor="var(--hk-torii)" />
        <stop offset="1" stopColor="var(--hk-torii-shade)" />
      </linearGradient>
      <path d="M1086 470h28l6 322h-42zM1266 470h28l8 322h-42z" fill={`url(#${id}post)`} />
      <Shape name="torii" />
    </g>
  );
}
