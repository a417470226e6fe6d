import type { Locale } from '@hoshikraft/shared';
import { createElement } from 'react';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { RouteFailure } from '../shell/errors/route-failure.tsx';
import { LauncherLayout, type Layout } from '../shell/launcher-layout.tsx';
import { Splash } from '../shell/splash.tsx';
import { Shell } from '../shell/shell.tsx';
import { GuardedPage } from './guarded-page.tsx';
import { launcherRoutes, redirects, type LauncherRoute } from './route-table.ts';

const pageRoute = (locale: Locale, route: LauncherRoute): RouteObject => ({
  path: `/${locale}/${route.path}`,
  lazy: async () => {
    const Page = await route.page();
    return { element: <GuardedPage route={route}>{createElement(Page)}</GuardedPage> };
  },
});

const LAYOUTS: readonly Layout[] = ['launcher', 'launcher-main', 'launcher-compact'];

/**
 * The routes of one language; another language is a full load. Unknown addresses redirect to the main page
 * (docs/product/launcher.md#pages: launcher mode).
 */
const routesOf = (locale: Locale): RouteObject[] => [
  {
    element: <Shell />,
    hydrateFallbackElement: <Splash />,
    errorElement: <RouteFailure />,
    children: [
      ...LAYOUTS.map((layout) => ({
        element: <LauncherLayout layout={layout} />,
        children: [
          {
            errorElement: <RouteFailure />,
            children: launcherRoutes
              .filter((route) => route.layout === layout)
              .map((route) => pageRoute(locale, route)),
          },
        ],
      })),
      ...Object.entries(redirects).map(([from, to]) => ({
        path: `/${locale}/${from}`,
        element: <Navigate to={`/${locale}/${to}`} replace />,
      })),
      { path: '*', element: <Navigate to={`/${locale}/launcher`} replace /> },
    ],
  },
];

export const createLauncherRouter = (locale: Locale) => createBrowserRouter(routesOf(locale));
