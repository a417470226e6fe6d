import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import { Link } from './link.tsx';
import { Popover } from './popover.tsx';
import type { PopoverProps } from './popover.tsx';

export interface MenuItem {
  key: string;
  label: ReactNode;
  icon?: IconName | undefined;
  /** A link when given, otherwise a button. */
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
  current?: boolean | undefined;
  danger?: boolean | undefined;
}

export interface MenuProps extends Omit<PopoverProps, 'children'> {
  /** `'divider'` renders a line. */
  items: readonly (MenuItem | 'divider')[];
  /** Above the items: who is signed in. */
  header?: ReactNode;
}

/** A light menu of links and actions. */
export function Menu({ items, header, ...popover }: MenuProps) {
  return (
    <Popover {...popover}>
      {(close) => (
        <>
          {header}
          <MenuItems items={items} close={close} />
        </>
      )}
    </Popover>
  );
}

/** The same without the button, for a popover whose content comes later. */
export function MenuItems({ items, close }: Pick<MenuProps, 'items'> & { close: () => void }) {
  return (
    <ul className="hk-menu">
      {items.map((item, index) =>
        item === 'divider' ? (
          <li key={`divider-${index}`} className="hk-menu__divider" aria-hidden="true" />
        ) : (
          <li key={item.key}>
            <MenuEntry item={item} close={close} />
          </li>
        ),
      )}
    </ul>
  );
}

function MenuEntry({ item, close }: { item: MenuItem; close: () => void }) {
  const shared = {
    className: classNames('hk-menu__item', item.danger && 'hk-menu__item--danger'),
    onClick: () => {
      close();
      item.onSelect?.();
    },
    children: (
      <>
        {item.icon && <Icon name={item.icon} />}
        {item.label}
      </>
    ),
  };
  return item.href === undefined ? (
    <button type="button" {...shared} aria-current={item.current || undefined} />
  ) : (
    <Link {...shared} href={item.href} aria-current={item.current ? 'page' : undefined} />
  );
}
