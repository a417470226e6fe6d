import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface HeadingProps extends ComponentPropsWithRef<'h1'> {
  /** Place in the outline; one `1` a page. */
  level: 1 | 2 | 3 | 4;
  /** Visual size, if it differs from the heading level. */
  size?: 'hero' | 'h1' | 'h2' | 'h3' | undefined;
}

const sizeOfLevel = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h3' } as const;

/** A heading in the display face. */
export function Heading({ level, size, className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} className={classNames('hk-heading', `hk-heading--${size ?? sizeOfLevel[level]}`, className)} />;
}

/** Words painted with the theme's triple gradient; only inside large headings. */
export function GlowText({ children }: { children: ReactNode }) {
  return <span className="hk-glow-text">{children}</span>;
}

export interface TextProps extends ComponentPropsWithRef<'p'> {
  tone?: 'plain' | 'muted' | 'subtle' | undefined;
  size?: 'small' | 'medium' | 'lead' | undefined;
  /** Figures of one width, for money and counts. */
  tabular?: boolean | undefined;
}

/** A paragraph. */
export function Text({ tone = 'plain', size = 'medium', tabular, className, ...rest }: TextProps) {
  return (
    <p
      {...rest}
      className={classNames(
        size === 'lead' && 'hk-lead',
        size === 'small' && 'hk-small',
        tone !== 'plain' && `hk-${tone}`,
        tabular && 'hk-tabular',
        className,
      )}
    />
  );
}

/** Read out, but not shown. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="hk-visually-hidden">{children}</span>;
}

/** What a person wrote: one long word is broken rather than wider than its place, and its direction is its own. */
export function Written({ lang, children }: { lang?: string | undefined; children: ReactNode }) {
  return (
    <bdi className="hk-written" lang={lang}>
      {children}
    </bdi>
  );
}

/** Long text of documents (rules, news): spacing for plain `h2`, `p`, `ul`. */
export function Prose({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={classNames('hk-prose', className)} />;
}
