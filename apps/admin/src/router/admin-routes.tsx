import { ProgressBar, SkipLink, ToastHost } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { createElement } from 'react';
import { Outlet, type RouteObject, ScrollRestoration, useNavigation } from 'react-router';
import { AdminLayout } from '../shell/admin-layout.tsx';
import { NotFoundPage, RouteFailure } from '../shell/state-page.tsx';
import { GuardedPage } from './guarded-page.tsx';
import { adminRoutes, type AdminRoute } from './route-table.ts';

/** Wraps every page: progress bar, toasts, skip link. */
const Shell = () => {
  const { t } = useLingui();
  const { state } = useNavigation();
  return (
    <>
      <SkipLink>{t`Skip to content`}</SkipLink>
      <ProgressBar active={state !== 'idle'} label={t`Loading page`} />
      <Outlet />
      <ToastHost closeLabel={t`Close`} />
      <ScrollRestoration />
    </>
  );
};

const pageRoute = (route: AdminRoute): RouteObject => ({
  path: route.path,
  lazy: async () => {
    const Page = await route.page();
    return { element: <GuardedPage route={route}>{createElement(Page)}</GuardedPage> };
  },
});

export const routes = (invite: string | null): RouteObject[] => [
  {
    element: <Shell />,
    errorElement: <RouteFailure />,
    hydrateFallbackElement: <></>,
    children: [
      {
        path: '/sign-in',
        lazy: async () => {
          const { SignInPage } = await import('../sign-in/sign-in-page.tsx');
          return { element: <SignInPage invite={invite} /> };
        },
      },
      {
        element: <AdminLayout pages={adminRoutes} />,
        children: [
          {
            errorElement: <RouteFailure />,
            children: [...adminRoutes.map(pageRoute), { path: '*', element: <NotFoundPage /> }],
          },
        ],
      },
    ],
  },
];
