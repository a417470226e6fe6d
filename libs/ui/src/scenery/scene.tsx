import { useId, useState, useSyncExternalStore } from 'react';
import type { Ref } from 'react';
import { later } from '../parts/later.ts';

/** Style sheets of all scenes. A browser needs them only for scenes not rendered by the server. */
export const sheets = later(() => import('./sheets.tsx'));

/** A constant, so that React sets it once and never over the markup of the server. */
const AS_DRAWN = { __html: '' };

const nothing = (): (() => void) => () => undefined;

/** Whether this hydrates server markup without the code of the scene. */
const useKept = (): boolean => {
  const hydrating = useSyncExternalStore(
    nothing,
    () => false,
    () => true,
  );
  return useState(hydrating && !sheets.given())[0];
};

export interface SceneProps {
  of: 'Festival' | 'Quiet' | 'QuietLake';
  className: string;
  ref?: Ref<HTMLDivElement>;
}

/**
 * One scene: drawn by the server, left standing by the browser, which draws it only where it comes to a page by itself.
 * Decoration, hidden from screen readers.
 */
export function Scene({ of, className, ref }: SceneProps) {
  const id = useId();
  const kept = useKept();
  const drawn = sheets.use(!kept);
  if (kept || drawn === undefined) {
    return (
      <div
        className={className}
        ref={ref}
        aria-hidden="true"
        suppressHydrationWarning
        dangerouslySetInnerHTML={AS_DRAWN}
      />
    );
  }
  const Sheets = drawn[of];
  return (
    <div className={className} ref={ref} aria-hidden="true">
      <Sheets id={id} />
    </div>
  );
}
