import type { ReactNode } from 'react';
import { Card } from '../parts/card.tsx';
import { classNames } from '../parts/class-names.ts';
import { Heading } from '../parts/text.tsx';
import { SceneBackdrop } from '../scenery/scene-backdrop.tsx';

/** First thing in the body: takes the keyboard past the header to `#main`. */
export function SkipLink({ children, target = 'main' }: { children: ReactNode; target?: string }) {
  return (
    <a className="hk-skip" href={`#${target}`}>
      {children}
    </a>
  );
}

/** Header, `<main id="main">` and footer of one screen. */
export function PageShell({
  header,
  footer,
  children,
}: {
  header?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="hk-shell">
      {header}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {footer}
    </div>
  );
}

export interface PageColumnProps {
  /** `text` for long reading, 760 px. */
  width?: 'wide' | 'text' | undefined;
  /** Space above and below, for pages that are one column. */
  page?: boolean | undefined;
  /** A strip of quiet night sky behind the top of the page. */
  sky?: boolean | undefined;
  children: ReactNode;
}

/** The 1200 px column. */
export function PageColumn({ width, page, sky, children }: PageColumnProps) {
  return (
    <>
      {sky && (
        <div className="hk-page-sky">
          <SceneBackdrop />
        </div>
      )}
      <div className={classNames('hk-column', page && 'hk-column--page', width === 'text' && 'hk-column--text')}>
        {children}
      </div>
    </>
  );
}

/** Navigation at the left (above, on narrow screens) and the page beside it. */
export function SidebarPage({ sidebar, children }: { sidebar: ReactNode; children: ReactNode }) {
  return (
    <div className="hk-sidebar-page">
      {sidebar}
      <div>{children}</div>
    </div>
  );
}

export interface CompactCardProps {
  title: ReactNode;
  lead?: ReactNode;
  wide?: boolean | undefined;
  header?: ReactNode;
  /** Under the card: "No account yet?" */
  after?: ReactNode;
  children: ReactNode;
}

/** Compact layout: one centred card on the night scenery, with the page's `h1`. */
export function CompactCard({ title, lead, wide, header, after, children }: CompactCardProps) {
  return (
    <div className="hk-shell">
      <SceneBackdrop fixed />
      {header}
      <main id="main" tabIndex={-1} className="hk-compact">
        <div className={classNames('hk-stack', 'hk-compact__card', wide && 'hk-compact__card--wide')}>
          <Card size="large">
            <Heading level={1} size="h2">
              {title}
            </Heading>
            {lead && <p className="hk-muted">{lead}</p>}
            {children}
          </Card>
          {after && <div className="hk-compact__after">{after}</div>}
        </div>
      </main>
    </div>
  );
}
