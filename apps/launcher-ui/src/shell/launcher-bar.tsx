import { useSession } from '@hoshikraft/auth-session';
import { BrandMark, Button, Icon, type IconName, Link } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { useLauncherPath } from '../parts/launcher-path.ts';
import { AccountMenu } from './account-menu.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { useBrand } from './launcher-facts.tsx';

interface BarLink {
  href: string;
  label: string;
  icon: IconName;
  current: boolean;
}

const useBarLinks = (): BarLink[] => {
  const { t } = useLingui();
  const to = useLauncherPath();
  const { pathname } = useLocation();
  const within = (path: string): boolean => pathname === to(path) || pathname.startsWith(`${to(path)}/`);
  return [
    { href: to(), label: t`Play`, icon: 'play', current: pathname.replace(/\/+$/, '') === to() },
    { href: to('servers'), label: t`Servers`, icon: 'server', current: within('servers') },
    { href: to('debugging'), label: t`Console`, icon: 'console', current: within('debugging') },
    { href: to('settings/folder'), label: t`Settings`, icon: 'settings', current: within('settings') },
  ];
};

const Account = () => {
  const { t } = useLingui();
  const to = useLauncherPath();
  const session = useSession();
  if (session.kind === 'signed-in') return <AccountMenu auth={session.auth} />;
  return (
    <Button size="small" startIcon="login" href={to('login')}>
      {t`Sign in`}
    </Button>
  );
};

/** The bar of every page: navigation, language, player. */
export const LauncherBar = () => {
  const { t } = useLingui();
  const brand = useBrand();
  const links = useBarLinks();
  return (
    <header className="launcher-bar">
      <p className="launcher-bar__brand">
        <BrandMark size={30} />
        <span>{brand}</span>
      </p>
      <nav aria-label={t`Launcher`}>
        <ul className="launcher-bar__links">
          {links.map(({ href, label, icon, current }) => (
            <li key={href}>
              <Link
                href={href}
                className="launcher-bar__link"
                aria-current={current ? 'page' : undefined}
                title={label}
              >
                <Icon name={icon} />
                <span>{label}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="launcher-bar__actions">
        <LanguageMenu />
        <Account />
      </div>
    </header>
  );
};

/** The bar of a compact page, without navigation. */
export const CompactBar = () => {
  const brand = useBrand();
  return (
    <header className="launcher-bar launcher-bar--compact">
      <p className="launcher-bar__brand">
        <BrandMark size={30} />
        <span>{brand}</span>
      </p>
      <div className="launcher-bar__actions">
        <LanguageMenu />
      </div>
    </header>
  );
};
