import type { CSSProperties, ReactNode } from 'react';
import { sceneHeight, sceneWidth } from './geometry.ts';

export interface SceneLayerProps {
  /** How far the layer follows the pointer, in pixels at the edge of the window. */
  depth: number;
  className?: string | undefined;
  children: ReactNode;
}

/** One sheet of the scenery. Sheets are separate elements, so the browser moves them without painting again. */
export function SceneLayer({ depth, className, children }: SceneLayerProps) {
  return (
    <svg
      className={className ? `hk-scene__layer ${className}` : 'hk-scene__layer'}
      style={{ '--depth': `${depth}px` } as CSSProperties}
      viewBox={`0 0 ${sceneWidth} ${sceneHeight}`}
      preserveAspectRatio="xMaxYMax slice"
      focusable="false"
    >
      {children}
    </svg>
  );
}
