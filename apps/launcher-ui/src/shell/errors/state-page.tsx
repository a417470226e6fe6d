import { SceneBackdrop } from '@hoshikraft/ui';
import type { ReactNode } from 'react';

/** A page with one state, rendered without the service and the API. */
export const StatePage = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="hk-shell">
    <title>{`${title} - Hoshikraft`}</title>
    <SceneBackdrop fixed />
    <main id="main" tabIndex={-1} className="hk-compact launcher-state">
      <div className="launcher-state__card">{children}</div>
    </main>
  </div>
);
