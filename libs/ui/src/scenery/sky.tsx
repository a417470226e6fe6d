import { SceneLayer } from './scene-layer.tsx';
import { Shape } from './shape.tsx';

/** Stars in two sheets, so that they can twinkle in turn. */
export function Stars() {
  return (
    <>
      <SceneLayer depth={3} anchor="top">
        <Shape name="stars" />
      </SceneLayer>
      <SceneLayer depth={4} anchor="top" className="hk-scene__twinkle">
        <Shape name="stars-large" />
      </SceneLayer>
    </>
  );
}

/** The round moon with its blocks of shadow, and thin clouds across it. */
export function Moon({ id }: { id: string }) {
  return (
    <SceneLayer depth={7}>
      <radialGradient id={`${id}halo`}>
        <stop offset=".24" stopColor="var(--hk-moon)" stopOpacity=".55" />
        <stop offset=".5" stopColor="var(--hk-moon)" stopOpacity=".14" />
        <stop offset="1" stopColor="var(--hk-moon)" stopOpacity="0" />
      </radialGradient>
      <radialGradient id={`${id}moon`} cx=".4" cy=".36" r=".75">
        <stop offset=".35" stopColor="var(--hk-moon)" />
        <stop offset="1" stopColor="var(--hk-moon-shade)" />
      </radialGradient>
      <linearGradient id={`${id}cloud`}>
        <stop stopColor="var(--hk-cloud)" stopOpacity="0" />
        <stop offset=".3" stopColor="var(--hk-cloud)" stopOpacity=".75" />
        <stop offset=".7" stopColor="var(--hk-cloud)" stopOpacity=".6" />
        <stop offset="1" stopColor="var(--hk-cloud)" stopOpacity="0" />
      </linearGradient>
      <circle cx="1190" cy="300" r="430" fill={`url(#${id}halo)`} />
      <circle cx="1190" cy="300" r="136" fill={`url(#${id}moon)`} />
      <Shape name="moon-shadow" />
      <g fill={`url(#${id}cloud)`}>
        <rect x="960" y="352" width="420" height="12" rx="6" />
        <rect x="1040" y="372" width="250" height="8" rx="4" />
        <rect x="1130" y="336" width="330" height="7" rx="3.5" />
        <rect x="420" y="232" width="360" height="9" rx="4.5" opacity=".6" />
        <rect x="500" y="250" width="190" height="6" rx="3" opacity=".6" />
        <rect x="60" y="372" width="420" height="10" rx="5" opacity=".5" />
        <rect x="1330" y="212" width="330" height="9" rx="4.5" opacity=".6" />
      </g>
    </SceneLayer>
  );
}
