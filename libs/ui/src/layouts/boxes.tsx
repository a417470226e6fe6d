import { Children } from 'react';
import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react';
import { classNames } from '../parts/class-names.ts';
import { Heading } from '../parts/text.tsx';
import { Divider, type DividerKind } from '../scenery/divider.tsx';

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

/** More children than these are a list: its last row may be short. */
const FEW = 12;

/** Column counts for so many children whose last row is full, or more than half full; widest first. */
export function columnCounts(children: number): number[] {
  const counts = [6, 5, 4, 3].filter((columns) => {
    const last = children % columns;
    return columns <= children && (last === 0 || last > columns / 2);
  });
  return [...counts, 2];
}

const columnsFor = (children: number): Record<string, string> => {
  const counts = columnCounts(children);
  return Object.fromEntries([0, 1, 2, 3].map((place) => [`--hk-columns-${place + 1}`, `${counts[place] ?? 2}`]));
};

/** Columns, as many as fit. Few children always fill their rows; none is left alone in the last one beside an empty place. */
export function Grid({ as: Tag = 'div', gap, min, className, style, ...rest }: GridProps) {
  const Component = Tag as 'div';
  const count = Children.toArray(rest.children).length;
  const few = count > 1 && count <= FEW;
  const columns = { ...(min && { '--hk-min': `${min}px` }), ...(few && columnsFor(count)) };
  return (
    <Component
      {...rest}
      className={classNames('hk-grid', few && 'hk-grid--few', className)}
      style={withGap(gap, style, columns)}
    />
  );
}

export interface SectionProps {
  title: ReactNode;
  lead?: ReactNode;
  /** A link or button at the title's right. */
  action?: ReactNode;
  id?: string | undefined;
  /** Strip of scenery above the title, which parts the section from the one before. */
  divider?: DividerKind | undefined;
  children: ReactNode;
}

/** A titled part of a long page (`h2`). */
export function Section({ title, lead, action, id, divider, children }: SectionProps) {
  return (
    <section className="hk-section" id={id}>
      {divider && <Divider kind={divider} />}
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
