import { useSession } from '@hoshikraft/auth-session';
import { useLocale } from '@hoshikraft/i18n';
import { guardLauncherRoute } from '@hoshikraft/route-guards';
import { useLingui } from '@lingui/react';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { NotFoundPage } from '../shell/errors/not-found-page.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { banSeenAtom } from '../ban/dismissed-ban.ts';
import type { LauncherRoute } from './route-table.ts';

/** Renders a page if the player may see it: a session can end, or a ban start, while it is open. */
export const GuardedPage = ({ route, children }: { route: LauncherRoute; children: ReactNode }) => {
  const { i18n } = useLingui();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const banSeen = useAtomValue(banSeenAtom);
  const location = { locale, pathname: pathname.replace(/(?<=.)\/+$/, ''), search };
  const verdict = guardLauncherRoute(route, useSession(), location, { banSeen });
  if (verdict.kind === 'redirect') return <Navigate to={verdict.to} replace />;
  if (verdict.kind === 'not-found') return <NotFoundPage />;
  return (
    <>
      <PageHead title={i18n._(route.title)} />
      {children}
    </>
  );
};
