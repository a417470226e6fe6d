import { useEffect, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '../parts/button.tsx';
import { classNames } from '../parts/class-names.ts';
import { Icon } from '../parts/icon.tsx';
import type { IconName } from '../parts/icon-names.ts';
import { Link } from '../parts/link.tsx';
import { useScrolled } from './use-scrolled.ts';

export interface HeaderLink {
  href: string;
  label: string;
  icon?: IconName | undefined;
  current?: boolean | undefined;
}

export interface FixedHeaderProps {
  /** `<BrandMark/>` and the name. */
  brand: ReactNode;
  brandHref: string;
  links: HeaderLink[];
  /** Right side: balance, user menu, sign-in button. */
  actions?: ReactNode;
  /** Below the links in the phone menu: language, sign out. */
  menuExtra?: ReactNode;
  /** Lies over the scene instead of taking room above the page. */
  over?: boolean | undefined;
  labels: { navigation: string; openMenu: string; closeMenu: string };
}

/** The header of every page: clear over the sky, glass with a shadow once the page is scrolled. */
export function FixedHeader({ brand, brandHref, links, actions, menuExtra, over, labels }: FixedHeaderProps) {
  const scrolled = useScrolled();
  const [open, setOpen] = useState(false);
  const panelId = useId();

  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);

  const list = (
    <ul className="hk-header__links">
      {links.map((link) => (
        <li key={link.href}>
          <Link
            className="hk-header__link"
            href={link.href}
            aria-current={link.current ? 'page' : undefined}
            onClick={() => setOpen(false)}
          >
            {link.icon && <Icon name={link.icon} />}
            {link.label}
          </Link>
        </li>
      ))}
    </ul>
  );

  return (
    <header className={classNames('hk-header', over && 'hk-header--over')} data-fixed={scrolled} data-open={open}>
      <div className="hk-column hk-header__inner">
        <Link className="hk-header__brand" href={brandHref}>
          {brand}
        </Link>
        <nav className="hk-header__nav" aria-label={labels.navigation}>
          {list}
        </nav>
        <div className="hk-header__actions">
          {actions}
          <IconButton
            className="hk-header__burger"
            icon={open ? 'close' : 'menu'}
            label={open ? labels.closeMenu : labels.openMenu}
            aria-expanded={open}
            aria-controls={panelId}
            onClick={() => setOpen(!open)}
          />
        </div>
      </div>
      <div className="hk-header__panel" id={panelId} data-open={open}>
        {open && (
          <>
            <nav aria-label={labels.navigation}>{list}</nav>
            {menuExtra}
          </>
        )}
      </div>
    </header>
  );
}
