import { useLocale } from '@hoshikraft/i18n';
import { isLocale } from '@hoshikraft/shared';
import { createElement } from 'react';
import { createBrowserRouter, Navigate, redirect, type RouteObject } from 'react-router-dom';
import { RouteFailure } from '../shell/errors/route-failure.tsx';
import { LauncherLayout, type Layout } from '../shell/launcher-layout.tsx';
import { changeLanguage, type LauncherContext } from '../shell/launcher-context.ts';
import { Splash } from '../shell/splash.tsx';
import { Shell } from '../shell/shell.tsx';
import { EndedSession } from '../sign-in/ended-session.tsx';
import { GuardedPage } from './guarded-page.tsx';
import { launcherRoutes, redirects, type LauncherRoute } from './route-table.ts';

const pageRoute = (route: LauncherRoute): RouteObject => ({
  path: route.path,
  lazy: async () => {
    const Page = await route.page();
    return { element: <GuardedPage route={route}>{createElement(Page)}</GuardedPage> };
  },
});

const LAYOUTS: readonly Layout[] = ['launcher', 'launcher-main', 'launcher-compact'];

/** Redirects to a page in the language of the messages. */
const ToPage = ({ path }: { path: string }) => <Navigate to={`/${useLocale()}/${path}`} replace />;

/** Unknown addresses redirect to the main page (docs/product/launcher.md#pages: launcher mode). */
const routesOf = (context: LauncherContext): RouteObject[] => [
  { path: '*', element: <ToPage path="launcher" /> },
  {
    path: '/:locale',
    element: (
      <>
        <Shell />
        <EndedSession />
      </>
    ),
    // An address in another language changes that of the page. The routes are the same ones, so that forms keep their values.
    loader: async ({ params: { locale } }) => {
      const { locale: current } = context.i18n;
      if (!isLocale(locale)) throw redirect(`/${current}/launcher`);
      if (locale !== current) await changeLanguage(context, locale);
      return null;
    },
    hydrateFallbackElement: <Splash />,
    errorElement: <RouteFailure />,
    children: [
      ...LAYOUTS.map((layout) => ({
        element: <LauncherLayout layout={layout} />,
        children: [
          {
            errorElement: <RouteFailure />,
            children: launcherRoutes.filter((route) => route.layout === layout).map((route) => pageRoute(route)),
          },
        ],
      })),
      ...Object.entries(redirects).map(([from, to]) => ({
        path: from,
        element: <ToPage path={to} />,
      })),
      { index: true, element: <ToPage path="launcher" /> },
      { path: '*', element: <ToPage path="launcher" /> },
    ],
  },
];

export const createLauncherRouter = (context: LauncherContext) => createBrowserRouter(routesOf(context));
