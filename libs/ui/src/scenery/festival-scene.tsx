import { useId, useRef } from 'react';
import { classNames } from '../parts/class-names.ts';
import { Front } from './front.tsx';
import { Mountains } from './mountains.tsx';
import { Petals } from './petals.tsx';
import { Moon, Stars } from './sky.tsx';
import { useParallax } from './use-parallax.ts';
import { Village } from './village.tsx';
import { Water } from './water.tsx';

export interface FestivalSceneProps {
  className?: string | undefined;
}

/**
 * The summer-festival night behind a hero. Fills its positioned parent; takes every colour from the theme's tokens;
 * draws the same on the server and in the browser; decoration only.
 */
export function FestivalScene({ className }: FestivalSceneProps) {
  const id = useId();
  const scene = useRef<HTMLDivElement>(null);
  useParallax(scene);
  return (
    <div className={classNames('hk-scene', className)} ref={scene} aria-hidden="true">
      <Stars />
      <Moon id={id} />
      <Mountains id={id} />
      <Village id={id} />
      <Water id={id} />
      <Front id={id} />
      <Petals />
    </div>
  );
}
