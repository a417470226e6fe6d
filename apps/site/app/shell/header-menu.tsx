import { deferModule, SkeletonText } from '@hoshikraft/ui';
import type { ReactNode } from 'react';
import type * as Menus from './menus/header-menus.ts';

const menus = deferModule(() => import('./menus/header-menus.ts'));

/** Code of the header's menus: fetched at the user's first interaction with the page, or at once where it is needed. */
export const useHeaderMenus = menus.use;

/** Renders a menu's content once its code is loaded. */
export const HeaderMenu = ({ children }: { children: (menus: typeof Menus) => ReactNode }) => {
  const code = useHeaderMenus(true);
  return code === undefined ? <SkeletonText /> : children(code);
};
