import { useRef } from 'react';
import { classNames } from '../parts/class-names.ts';
import { Scene } from './scene.tsx';
import { useParallax } from './use-parallax.ts';

export interface FestivalSceneProps {
  className?: string | undefined;
}

/**
 * The summer-festival night behind a hero. Fills its positioned parent; takes every colour from the theme's tokens;
 * draws the same on the server and in the browser; decoration only.
 */
export function FestivalScene({ className }: FestivalSceneProps) {
  const scene = useRef<HTMLDivElement>(null);
  useParallax(scene);
  return <Scene of="Festival" className={classNames('hk-scene', className)} ref={scene} />;
}
