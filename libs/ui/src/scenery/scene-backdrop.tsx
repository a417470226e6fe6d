import { classNames } from '../parts/class-names.ts';
import { Scene } from './scene.tsx';

export interface SceneBackdropProps {
  /** Fills the window behind the page instead of the positioned parent. */
  fixed?: boolean | undefined;
}

/** The same night, quieter: sky, moon and hills at a page's top; with the gate and the lake behind compact pages. */
export function SceneBackdrop({ fixed }: SceneBackdropProps) {
  return (
    <Scene
      of={fixed ? 'QuietLake' : 'Quiet'}
      className={classNames('hk-scene', 'hk-scene--quiet', fixed && 'hk-scene--fixed')}
    />
  );
}
