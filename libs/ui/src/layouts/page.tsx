import type { ReactNode } from 'react';
import { classNames } from '../parts/class-names.ts';
import { PageSky } from '../scenery/page-sky.tsx';

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
  /** Space above and below, for pages that are one column. */
  page?: boolean | undefined;
  /** Stars and the moon behind the top of the page. */
  sky?: boolean | undefined;
  children: ReactNode;
}

/** The 1200 px column. */
export function PageColumn({ page, sky, children }: PageColumnProps) {
  return (
    <>
      {sky && <PageSky />}
      <div className={classNames('hk-column', page && 'hk-column--page')}>{children}</div>
    </>
  );
}
