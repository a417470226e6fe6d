import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../parts/class-names.ts';
import { sceneHeight, sceneWidth } from './field.ts';

export interface SceneLayerProps {
  /** How far the layer follows the pointer, in pixels at the edge of the window. */
  depth: number;
  /** Which edge stays in sight when the window is cropped; `bottom` sheets also shrink on narrow screens. */
  anchor?: 'top' | 'bottom' | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** One sheet of the scenery. Sheets are separate elements, so the browser moves them without painting again. */
export function SceneLayer({ depth, anchor = 'bottom', className, children }: SceneLayerProps) {
  return (
    <svg
      className={classNames('hk-scene__layer', anchor === 'top' && 'hk-scene__layer--top', className)}
      style={{ '--depth': `${depth}px` } as CSSProperties}
      viewBox={`0 0 ${sceneWidth} ${sceneHeight}`}
      preserveAspectRatio={anchor === 'top' ? 'xMaxYMin slice' : 'xMaxYMax slice'}
    >
      {children}
    </svg>
  );
}
