import { SceneLayer } from './scene-layer.tsx';
import { Shape } from './shape.tsx';

/** Houses along the shore and the pagoda, with light in the windows. */
export function Village({ id }: { id: string }) {
  return (
    <SceneLayer depth={20}>
      <radialGradient id={`${id}warm`}>
        <stop stopColor="var(--hk-lantern)" stopOpacity=".6" />
        <stop offset="1" stopColor="var(--hk-lantern)" stopOpacity="0" />
      </radialGradient>
      <ellipse cx="240" cy="686" rx="330" ry="90" fill={`url(#${id}warm)`} />
      <ellipse cx="1460" cy="640" rx="200" ry="170" fill={`url(#${id}warm)`} opacity=".8" />
      <Shape name="village" />
    </SceneLayer>
  );
}
