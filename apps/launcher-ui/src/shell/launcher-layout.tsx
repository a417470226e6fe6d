import { SceneBackdrop } from '@hoshikraft/ui';
import { Outlet } from 'react-router-dom';
import { ConnectionBanner } from './connection-banner.tsx';
import { LauncherBar } from './launcher-bar.tsx';

/** Layout of a page: bar and page, the main page's fixed height, or a single card (docs/product/launcher.md#pages). */
export type Layout = 'launcher' | 'launcher-main' | 'launcher-compact';

/**
 * The window around a page. The main page fills the window exactly; others scroll below the bar; a compact page is a card
 * with its own frame.
 */
export const LauncherLayout = ({ layout }: { layout: Layout }) => {
  if (layout === 'launcher-compact') {
    return (
      <>
        <div className="launcher-banner--over">
          <ConnectionBanner />
        </div>
        <Outlet />
      </>
    );
  }
  return (
    <div className={`launcher launcher--${layout === 'launcher-main' ? 'fixed' : 'scrolling'}`}>
      <SceneBackdrop fixed />
      <LauncherBar />
      <ConnectionBanner />
      <main id="main" tabIndex={-1} className="launcher__page">
        <Outlet />
      </main>
    </div>
  );
};
