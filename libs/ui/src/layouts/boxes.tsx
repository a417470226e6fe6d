import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react';
import { classNames } from '../parts/class-names.ts';
import { Heading } from '../parts/text.tsx';

/** Steps of the 4 px grid. */
type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16;

interface BoxProps extends ComponentPropsWithRef<'div'> {
  as?: 'div' | 'ul' | 'ol' | 'section' | 'nav' | 'form' | 'header' | 'li' | undefined;
  gap?: Gap | undefined;
}

const withGap = (gap: Gap | undefined, style: CSSProperties | undefined, more?: Record<string, string>) =>
  ({ ...(gap && { '--hk-gap': gap }), ...more, ...style }) as CSSProperties;

/** Children one under another. */
export function Stack({ as: Tag = 'div', gap, className, style, ...rest }: BoxProps) {
  const Component = Tag as 'div';
  return <Component {...rest} className={classNames('hk-stack', className)} style={withGap(gap, style)} />;
}

export interface RowProps extends BoxProps {
  justify?: 'start' | 'center' | 'end' | 'space-between' | undefined;
}

/** Children side by side, wrapping. */
export function Row({ as: Tag = 'div', gap, justify, className, style, ...rest }: RowProps) {
  const Component = Tag as 'div';
  const ownStyle = { justifyContent: justify, ...style };
  return <Component {...rest} className={classNames('hk-row', className)} style={withGap(gap, ownStyle)} />;
}

export interface GridProps extends BoxProps {
  /** Narrowest column in pixels. */
  min?: number | undefined;
}

/** Equal columns, as many as fit. */
export function Grid({ as: Tag = 'div', gap, min, className, style, ...rest }: GridProps) {
  const Component = Tag as 'div';
  const columns = min ? { '--hk-min': `${min}px` } : undefined;
  return <Component {...rest} className={classNames('hk-grid', className)} style={withGap(gap, style, columns)} />;
}

export interface SectionProps {
  title: ReactNode;
  lead?: ReactNode;
  /** A link or button at the title's right. */
  action?: ReactNode;
  id?: string | undefined;
  children: ReactNode;
}

/** A titled part of a long page (`h2`). */
export function Section({ title, lead, action, id, children }: SectionProps) {
  return (
    <section className="hk-section" id={id}>
      <div className="hk-section__head">
        <div>
          <Heading level={2}>{title}</Heading>
          {lead && <p className="hk-section__lead">{lead}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}

export interface PageTitleProps {
  title: ReactNode;
  lead?: ReactNode;
  action?: ReactNode;
}

/** The one `h1` of an ordinary page. */
export function PageTitle({ title, lead, action }: PageTitleProps) {
  return (
    <div className="hk-page-title">
      <div>
        <Heading level={1}>{title}</Heading>
        {lead && <p className="hk-page-title__lead">{lead}</p>}
      </div>
      {action}
    </div>
  );
}
