import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Lets the layers of a scene follow the pointer: sets `--px` and `--py` (−1 to 1) on it, once a frame. Nothing happens
 * on touch screens and for visitors who prefer reduced motion; without scripts the scene does not move.
 */
export function useParallax(scene: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const wanted = window.matchMedia?.('(pointer: fine) and (prefers-reduced-motion: no-preference)');
    if (!wanted?.matches) return;
    let frame = 0;
    const onMove = (event: PointerEvent) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        scene.current?.style.setProperty('--px', ((event.clientX / window.innerWidth) * 2 - 1).toFixed(3));
        scene.current?.style.setProperty('--py', ((event.clientY / window.innerHeight) * 2 - 1).toFixed(3));
      });
    };
    window.addEventListener('pointermove', onMove, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('pointermove', onMove);
    };
  }, [scene]);
}
