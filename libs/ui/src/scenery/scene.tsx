import { useId, useState, useSyncExternalStore } from 'react';
import type { Ref } from 'react';
import { deferModule } from '../parts/deferred-module.ts';

/** Style sheets of all scenes. A browser needs them only for scenes not rendered by the server. */
export const sheets = deferModule(() => import('./sheets.tsx'));

/** A constant, so that React never replaces the markup from the server. */
const UNCHANGED_HTML = { __html: '' };

const nothing = (): (() => void) => () => undefined;

/** Whether this hydrates server markup without the code of the scene. */
const useServerMarkup = (): boolean => {
  const hydrating = useSyncExternalStore(
    nothing,
    () => false,
    () => true,
  );
  return useState(hydrating && !sheets.isSet())[0];
};

export interface SceneProps {
  of: 'Festival' | 'Quiet' | 'QuietLake';
  className: string;
  ref?: Ref<HTMLDivElement>;
}

/**
 * One scene, rendered by the server. A browser renders it only after a client-side navigation.
 * Decoration, hidden from screen readers.
 */
export function Scene({ of, className, ref }: SceneProps) {
  const id = useId();
  const serverRendered = useServerMarkup();
  const loaded = sheets.use(!serverRendered);
  if (serverRendered || loaded === undefined) {
    return (
      <div
        className={className}
        ref={ref}
        aria-hidden="true"
        suppressHydrationWarning
        dangerouslySetInnerHTML={UNCHANGED_HTML}
      />
    );
  }
  const Sheets = loaded[of];
  return (
    <div className={className} ref={ref} aria-hidden="true">
      <Sheets id={id} />
    </div>
  );
}
