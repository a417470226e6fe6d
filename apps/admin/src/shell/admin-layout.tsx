import type { Schemas } from '@hoshikraft/api-client';
import { Loaded, type QueryState } from '@hoshikraft/async-state';
import {
  BrandMark,
  Button,
  FixedHeader,
  type IconName,
  PageColumn,
  PageShell,
  Row,
  SkeletonText,
} from '@hoshikraft/ui';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { Navigate, Outlet, useLocation } from 'react-router';
import { AccountMenu } from './account-menu.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { PageHead } from './page-head.tsx';
import { needsSignIn, type Operator, OperatorProvider, useMay, useOperatorQuery } from './session.tsx';
import { StepUpProvider } from './step-up-provider.tsx';
import { useSignOut } from './use-sign-out.ts';

export interface MenuPage {
  path: string;
  title: MessageDescriptor;
  permission: Schemas['AdminPermission'];
  /** Icon of its entry in the menu; absent for pages that lists lead to. */
  icon?: IconName;
}

/** The menu shows only what the operator may open. */
const Header = ({ pages }: { pages: readonly MenuPage[] }) => {
  const { t, i18n } = useLingui();
  const { pathname } = useLocation();
  const may = useMay();
  const shown = pages.filter(({ icon, permission }) => icon !== undefined && may(permission));
  return (
    <FixedHeader
      brand={
        <>
          <BrandMark />
          Hoshikraft
        </>
      }
      brandHref="/"
      links={shown.map(({ path, title, icon }) => ({
        href: path,
        label: i18n._(title),
        icon,
        current: path === '/' ? pathname === path : pathname.startsWith(path),
      }))}
      actions={
        <>
          <LanguageMenu />
          <AccountMenu />
        </>
      }
      labels={{ navigation: t`Main navigation`, openMenu: t`Open the menu`, closeMenu: t`Close the menu` }}
    />
  );
};

/** The session could not be read, or is of an account that is no operator any more. */
const NoOperator = ({ query }: { query: QueryState<Operator> }) => {
  const { t } = useLingui();
  const signOut = useSignOut();
  return (
    <PageShell>
      <PageColumn page>
        <PageHead title={query.error == null ? t`Loading` : t`Something went wrong`} />
        <Loaded query={query} level={1} loading={<SkeletonText />}>
          {() => null}
        </Loaded>
        {query.error != null && (
          <Row justify="center">
            <Button variant="quiet" startIcon="logout" onClick={signOut}>
              {t`Sign out`}
            </Button>
          </Row>
        )}
      </PageColumn>
    </PageShell>
  );
};

/** Every page but the sign-in: for operators only, under the menu. */
export const AdminLayout = ({ pages }: { pages: readonly MenuPage[] }) => {
  const { pathname, search } = useLocation();
  const query = useOperatorQuery();
  if (needsSignIn(query.error)) {
    const back = pathname + search;
    return <Navigate to={back === '/' ? '/sign-in' : `/sign-in?${new URLSearchParams({ return_to: back })}`} replace />;
  }
  const { data } = query;
  if (data === undefined) return <NoOperator query={query} />;
  return (
    <OperatorProvider value={data}>
      <StepUpProvider>
        <PageShell header={<Header pages={pages} />}>
          <PageColumn page>
            <Outlet />
          </PageColumn>
        </PageShell>
      </StepUpProvider>
    </OperatorProvider>
  );
};
