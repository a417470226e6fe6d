import { BrandMark, Button, FixedHeader, type HeaderLink } from '@hoshikraft/ui';
import { useSession } from '@hoshikraft/auth-session';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { usePagePath, useSiteFacts } from '../framework/page/site-facts.tsx';
import { AccountMenu } from './account-menu.tsx';
import { HeaderMenu } from './header-menu.tsx';
import { HeaderSearch } from './header-search.tsx';
import { OnlineTotal } from './online-total.tsx';
import { PreferencesMenu } from './preferences-menu.tsx';
import { useSignInAddress } from './sign-in-address.ts';

const useLinks = (): HeaderLink[] => {
  const { t } = useLingui();
  const to = usePagePath();
  const { pathname } = useLocation();
  const links: HeaderLink[] = [
    { href: to('start'), label: t`Play`, icon: 'play' },
    { href: to('servers'), label: t`Servers`, icon: 'server' },
    { href: to('store'), label: t`Store`, icon: 'store' },
    { href: to('news'), label: t`News`, icon: 'news' },
    { href: to('top/playtime'), label: t`Players`, icon: 'trophy' },
    { href: to('team'), label: t`Team`, icon: 'users' },
  ];
  return links.map((link) => ({ ...link, current: pathname === link.href }));
};

const SignInButtons = () => {
  const { t } = useLingui();
  const address = useSignInAddress();
  return (
    <div className="site-sign-in">
      <Button variant="quiet" size="small" className="site-wide-only" href={address('register')}>
        {t`Sign up`}
      </Button>
      <Button size="small" startIcon="login" href={address('login')}>
        {t`Sign in`}
      </Button>
      <span className="site-account-place hk-skeleton" aria-hidden="true" />
    </div>
  );
};

/** Header of every page: navigation, players online, search, language and region, the account. */
export const SiteHeader = ({ over }: { over?: boolean }) => {
  const { t } = useLingui();
  const { brand } = useSiteFacts();
  const to = usePagePath();
  const address = useSignInAddress();
  const session = useSession();
  return (
    <FixedHeader
      brand={
        <>
          <BrandMark />
          <span className="site-brand-name">{brand}</span>
        </>
      }
      brandHref={to('')}
      links={useLinks()}
      over={over}
      labels={{ navigation: t`Main navigation`, openMenu: t`Open the menu`, closeMenu: t`Close the menu` }}
      actions={
        <>
          <OnlineTotal />
          <HeaderSearch />
          <PreferencesMenu />
          {session.kind === 'signed-in' ? <AccountMenu auth={session.auth} /> : <SignInButtons />}
        </>
      }
      menuExtra={
        <div className="site-menu-extra">
          {session.kind !== 'signed-in' && (
            <Button fullWidth className="site-visitors-only" href={address('register')}>
              {t`Sign up`}
            </Button>
          )}
          <HeaderMenu>{({ Preferences }) => <Preferences />}</HeaderMenu>
        </div>
      }
    />
  );
};
