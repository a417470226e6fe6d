import { SceneLayer } from './scene-layer.tsx';
import { Shape } from './shape.tsx';

/* The left string hangs below the header's links, the right one beside them. */
const strings = 'M-60 150Q200 153 460 -20M780 10Q1110 133 1440 96';
/** Where lanterns hang on them. */
const hung = [
  [23, 146],
  [169, 119],
  [912, 53],
  [1057, 85],
  [1202, 102],
  [1348, 103],
] as const;

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
        <path d={strings} fill="none" stroke="var(--hk-bank)" strokeWidth="2.5" />
        <g id={`${id}hung`}>
          <circle cy="34" r="96" fill={`url(#${id}lamp)`} />
          <path d="M-14 14h28q10 10 10 22t-10 22h-28q-10-10-10-22t10-22z" fill={`url(#${id}bulb)`} />
          <Shape name="hung" />
        </g>
        {hung.map(([x, y], index) => (
          <use key={x} href={`#${id}hung`} transform={`translate(${x} ${y})scale(${index % 2 ? 0.78 : 1})`} />
        ))}
      </SceneLayer>
      <SceneLayer depth={50} anchor="top">
        <Shape name="branch" />
      </SceneLayer>
      <SceneLayer depth={50}>
        <Shape name="banks" />
        <g transform="translate(1508 720)">
          <circle cx="20" cy="48" r="110" fill={`url(#${id}lamp)`} />
          <Shape name="lamp" />
        </g>
        <Shape name="fox" />
      </SceneLayer>
    </>
  );
}
