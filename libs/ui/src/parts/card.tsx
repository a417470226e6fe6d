import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import { Link } from './link.tsx';

export interface CardProps extends ComponentPropsWithRef<'div'> {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside' | 'form' | undefined;
  /** `glow` marks the one to choose, `sunken` sits inside another card. */
  tone?: 'plain' | 'glow' | 'sunken' | undefined;
  size?: 'medium' | 'large' | undefined;
  /** No padding: the content reaches the edges. */
  flush?: boolean | undefined;
  /** Lifts on hover; put a `CardLink` inside, which makes the whole card its target. */
  interactive?: boolean | undefined;
}

/** A panel on the night: light from the top, soft shadow. */
export function Card({ as: Tag = 'div', tone = 'plain', size, flush, interactive, className, ...rest }: CardProps) {
  const Component = Tag as 'div';
  return (
    <Component
      {...rest}
      className={classNames(
        'hk-card',
        tone !== 'plain' && `hk-card--${tone}`,
        size === 'large' && 'hk-card--large',
        flush && 'hk-card--flush',
        interactive && 'hk-card--link',
        className,
      )}
    />
  );
}

/** The link of an interactive card; it covers the card, other buttons stay on top. */
export function CardLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link className="hk-card__link" href={href}>
      {children}
    </Link>
  );
}

export interface TagProps extends ComponentPropsWithRef<'span'> {
  tone?: 'plain' | 'outline' | 'glow' | 'info' | 'success' | 'warn' | 'danger' | undefined;
  icon?: IconName | undefined;
}

/** A short label: status, discount, "best choice". */
export function Tag({ tone = 'plain', icon, className, children, ...rest }: TagProps) {
  return (
    <span {...rest} className={classNames('hk-tag', tone !== 'plain' && `hk-tag--${tone}`, className)}>
      {icon && <Icon name={icon} size={14} />}
      {children}
    </span>
  );
}
