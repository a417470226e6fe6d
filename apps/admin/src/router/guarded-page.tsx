import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PageHead } from '../shell/page-head.tsx';
import { useMay } from '../shell/session.tsx';
import { NoPermissionPage } from '../shell/state-page.tsx';
import type { AdminRoute } from './route-table.ts';

/** Renders a page if the operator may see it; the API decides for itself. */
export const GuardedPage = ({ route, children }: { route: AdminRoute; children: ReactNode }) => {
  const { i18n } = useLingui();
  const may = useMay();
  const title = i18n._(route.title);
  if (!may(route.permission)) return <NoPermissionPage title={title} />;
  return (
    <>
      <PageHead title={title} />
      {children}
    </>
  );
};
