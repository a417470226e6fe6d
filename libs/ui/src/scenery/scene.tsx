import { useId, useState, useSyncExternalStore } from 'react';
import type { Ref } from 'react';
import { later } from '../parts/later.ts';

/** The sheets of all scenes. A browser needs them only for a scene that the server has not drawn. */
export const sheets = later(() => import('./sheets.tsx'));

/** Always the same, so that React writes it once, and never over what the server has drawn. */
const AS_DRAWN = { __html: '' };

const nothing = (): (() => void) => () => undefined;

/** Whether this is drawn over what the server has drawn, by a browser that has not the code for it. */
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
