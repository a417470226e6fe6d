import { useId } from 'react';
import { classNames } from '../parts/class-names.ts';
import { Mountains } from './mountains.tsx';
import { Petals } from './petals.tsx';
import { Moon, Stars } from './sky.tsx';
import { Water } from './water.tsx';

export interface SceneBackdropProps {
  /** Fills the window behind the page instead of the positioned parent. */
  fixed?: boolean | undefined;
}

/** The same night, quieter: sky, moon and hills at a page's top; with the gate and the lake behind compact pages. */
export function SceneBackdrop({ fixed }: SceneBackdropProps) {
  const id = useId();
  return (
    <div className={classNames('hk-scene', 'hk-scene--quiet', fixed && 'hk-scene--fixed')} aria-hidden="true">
      <Stars />
      <Moon id={id} />
      <Mountains id={id} />
      {fixed && <Water id={id} />}
      <Petals count={8} />
    </div>
  );
}
