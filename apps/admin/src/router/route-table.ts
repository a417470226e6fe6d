import { msg } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import type { MenuPage } from '../shell/admin-layout.tsx';

export interface AdminRoute extends MenuPage {
  page: () => Promise<ComponentType>;
}

/** Every page for operators, in the order of the menu. */
export const adminRoutes: readonly AdminRoute[] = [
  {
    path: '/',
    title: msg`Overview`,
    permission: 'admin.open',
    icon: 'home',
    page: async () => (await import('../overview/overview-page.tsx')).OverviewPage,
  },
];
