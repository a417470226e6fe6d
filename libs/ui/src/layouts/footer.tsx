import type { ReactNode } from 'react';
import { Picture } from '../drawn/picture.tsx';
import { Icon } from '../parts/icon.tsx';
import type { IconName } from '../parts/icon-names.ts';
import { Link } from '../parts/link.tsx';
import { Shape } from '../scenery/shape.tsx';

export interface FooterGroup {
  title: string;
  links: { href: string; label: string; icon?: IconName | undefined; external?: boolean | undefined }[];
}

export interface FooterProps {
  brand: ReactNode;
  /** One sentence about the project. */
  about?: ReactNode;
  groups: FooterGroup[];
  /** Copyright and the like. */
  legal?: ReactNode;
}

/** One group of links: open on wide screens, folded on phones. */
function FooterLinks({ title, links }: FooterGroup) {
  return (
    <nav aria-label={title}>
      <p className="hk-footer__title">{title}</p>
      <details className="hk-footer__group">
        <summary className="hk-footer__fold">
          {title}
          <Icon name="chevron-down" />
        </summary>
        <ul className="hk-footer__list">
          {links.map((link) => (
            <li key={link.href}>
              <Link href={link.href} target={link.external ? '_blank' : undefined}>
                {link.icon && <Icon name={link.icon} />}
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

/** The bottom of every page: a dock over the water, where the fox sleeps. */
export function Footer({ brand, about, groups, legal }: FooterProps) {
  return (
    <footer className="hk-footer">
      <div className="hk-footer__dock" aria-hidden="true">
        <svg viewBox="0 0 1600 72" preserveAspectRatio="xMidYMax slice">
          <Shape name="dock" />
        </svg>
        <div className="hk-column">
          <Picture className="hk-footer__fox" name="fox-asleep" field="0 0 28 12" />
        </div>
      </div>
      <div className="hk-footer__deck">
        <div className="hk-column hk-footer__inner">
          <div className="hk-stack hk-footer__about">
            <div className="hk-header__brand">{brand}</div>
            {about && <p className="hk-muted hk-small">{about}</p>}
          </div>
          <div className="hk-footer__groups">
            {groups.map((group) => (
              <FooterLinks key={group.title} {...group} />
            ))}
          </div>
        </div>
        {legal && (
          <div className="hk-column">
            <p className="hk-footer__legal">{legal}</p>
          </div>
        )}
      </div>
    </footer>
  );
}
