import { cabinetQueries } from '@hoshikraft/api-client';
import { PageColumn, Tabs } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { Outlet, useLocation } from 'react-router';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { definePage } from '../../framework/page/define-page.ts';
import { CabinetHead } from './cabinet-head.tsx';
import { StepUpProvider } from './step-up-provider.tsx';
import './cabinet-lists.css';
import './cabinet.css';

const page = definePage({ optional: ({ api }) => ({ overview: cabinetQueries.overview(api) }) });
export const loader = page.loader;
export const clientLoader = page.clientLoader;

const useTabs = () => {
  const { t } = useLingui();
  const to = usePagePath();
  const { pathname } = useLocation();
  const at = pathname.replace(/\/+$/, '');
  const tabs = [
    { href: to('cabinet/bonus'), label: t`Bonus`, icon: 'gift' as const },
    { href: to('cabinet/roles'), label: t`Privileges`, icon: 'crown' as const },
    { href: to('cabinet/abilities'), label: t`Abilities`, icon: 'sparkle' as const },
    { href: to('cabinet/transactions'), label: t`Transactions`, icon: 'history' as const },
    { href: to('cabinet/refund'), label: t`Refund`, icon: 'refresh' as const },
    { href: to('cabinet/invite'), label: t`Invite`, icon: 'share' as const },
    { href: to('cabinet/profile'), label: t`Appearance`, icon: 'user' as const },
    { href: to('cabinet/cover/glow'), label: t`Profile cover`, icon: 'image' as const },
    { href: to('cabinet/theme'), label: t`Theme`, icon: 'palette' as const },
    { href: to('cabinet/privacy'), label: t`Privacy`, icon: 'eye' as const },
    { href: to('cabinet/2fa'), label: t`Two-factor sign-in`, icon: 'shield' as const },
    { href: to('cabinet/password'), label: t`Password`, icon: 'lock' as const },
    { href: to('cabinet/email'), label: t`E-mail`, icon: 'mail' as const },
    { href: to('cabinet/authorization'), label: t`Sign-in methods`, icon: 'login' as const },
    { href: to('cabinet/sessions'), label: t`Sessions`, icon: 'monitor' as const },
  ];
  return tabs.map((tab) => ({
    ...tab,
    current: tab.href === at || (tab.href.includes('/cover/') && at.includes('/cabinet/cover/')),
  }));
};

/** Layout of the cabinet: player, tabs, and the current tab. */
const CabinetLayout = () => {
  const { t } = useLingui();
  return (
    <PageColumn page sky>
      <CabinetHead overview={page.use().overview} />
      <div className="cabinet-tabs">
        <Tabs label={t`Account`} items={useTabs()} />
      </div>
      <StepUpProvider>
        <Outlet />
      </StepUpProvider>
    </PageColumn>
  );
};

export default CabinetLayout;
