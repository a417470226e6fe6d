import { useId } from 'react';
import { classNames } from '../parts/class-names.ts';
import { Mountains } from './mountains.tsx';
import { Petals } from './petals.tsx';
import { Moon, Stars } from './sky.tsx';

export interface SceneBackdropProps {
  /** Fills the window behind the page instead of the positioned parent. */
  fixed?: boolean | undefined;
}

/** The same night further off: sky, moon and hills without the festival, for compact pages and page tops. */
export function SceneBackdrop({ fixed }: SceneBackdropProps) {
  const id = useId();
  return (
    <div className={classNames('hk-scene', 'hk-scene--quiet', fixed && 'hk-scene--fixed')} aria-hidden="true">
      <Stars />
      <Moon id={id} />
      <Mountains id={id} />
      <Petals count={8} />
    </div>
  );
}
