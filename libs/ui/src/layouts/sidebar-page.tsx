import type { ReactNode } from 'react';

/** Navigation at the left (above, on narrow screens) and the page beside it. */
export function SidebarPage({ sidebar, children }: { sidebar: ReactNode; children: ReactNode }) {
  return (
    <div className="hk-sidebar-page">
      {sidebar}
      <div>{children}</div>
    </div>
  );
}
