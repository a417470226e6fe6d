import { later, SkeletonText } from '@hoshikraft/ui';
import type { ReactNode } from 'react';
import type * as Menus from './menus/header-menus.ts';

const menus = later(() => import('./menus/header-menus.ts'));

/** What the header's menus hold: fetched at the visitor's first touch of the page, or at once where it is needed. */
export const useHeaderMenus = menus.use;

/** Draws a menu's content as soon as its code is here. */
export const HeaderMenu = ({ children }: { children: (menus: typeof Menus) => ReactNode }) => {
  const code = useHeaderMenus(true);
  return code === undefined ? <SkeletonText /> : children(code);
};
