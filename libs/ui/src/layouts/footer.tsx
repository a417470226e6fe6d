import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import type { IconName } from '../parts/icon-names.ts';
import { Link } from '../parts/link.tsx';

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
  /** Language and theme switches. */
  extra?: ReactNode;
}

/** The bottom of every page. */
export function Footer({ brand, about, groups, legal, extra }: FooterProps) {
  return (
    <footer className="hk-footer">
      <div className="hk-column hk-footer__inner" style={{ '--hk-groups': groups.length } as CSSProperties}>
        <div className="hk-stack" style={{ '--hk-gap': 3 } as CSSProperties}>
          <div className="hk-header__brand">{brand}</div>
          {about && <p className="hk-muted hk-small">{about}</p>}
        </div>
        {groups.map((group) => (
          <nav key={group.title} aria-label={group.title}>
            <p className="hk-footer__title">{group.title}</p>
            <ul className="hk-footer__list">
              {group.links.map((link) => (
                <li key={link.href}>
                  <Link href={link.href} target={link.external ? '_blank' : undefined}>
                    {link.icon && <Icon name={link.icon} />}
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      {(legal || extra) && (
        <div className="hk-column">
          <div className="hk-footer__legal">
            <div>{legal}</div>
            {extra}
          </div>
        </div>
      )}
    </footer>
  );
}
