import type { IconName } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { usePagePath } from '../../framework/page/site-facts.tsx';

/** A page of the cabinet by its address below `/cabinet`. */
export type CabinetPageId =
  | 'bonus'
  | 'roles'
  | 'abilities'
  | 'invite'
  | 'transactions'
  | 'refund'
  | 'profile'
  | 'cover'
  | 'theme'
  | 'privacy'
  | 'password'
  | 'email'
  | '2fa'
  | 'authorization'
  | 'sessions';

export interface CabinetPage {
  id: CabinetPageId;
  href: string;
  label: string;
  icon: IconName;
  current: boolean;
}

export interface CabinetGroup {
  id: 'game' | 'money' | 'appearance' | 'privacy' | 'security';
  title: string;
  pages: readonly CabinetPage[];
}

/** Whether the list of all groups is open. */
export const useIsOverview = (): boolean => /\/cabinet\/overview\/*$/.test(useLocation().pathname);

/** The pages of the cabinet in their five groups. */
export const useCabinetGroups = (): readonly CabinetGroup[] => {
  const { t } = useLingui();
  const to = usePagePath();
  const { pathname } = useLocation();
  const page = (id: CabinetPageId, label: string, icon: IconName): CabinetPage => ({
    id,
    href: to(id === 'cover' ? 'cabinet/cover/glow' : `cabinet/${id}`),
    label,
    icon,
    current: pathname.replace(/\/+$/, '').startsWith(to(`cabinet/${id}`)),
  });
  return [
    {
      id: 'game',
      title: t`Game`,
      pages: [
        page('bonus', t`Bonus`, 'lantern'),
        page('roles', t`Privileges`, 'crown'),
        page('abilities', t`Abilities`, 'sparkle'),
        page('invite', t`Invite`, 'share'),
      ],
    },
    {
      id: 'money',
      title: t`Money`,
      pages: [page('transactions', t`Transactions`, 'receipt'), page('refund', t`Refund`, 'refund')],
    },
    {
      id: 'appearance',
      title: t`Appearance`,
      pages: [
        page('profile', t`Skin and avatar`, 'shirt'),
        page('cover', t`Profile cover`, 'image'),
        page('theme', t`Theme`, 'palette'),
      ],
    },
    { id: 'privacy', title: t`Privacy`, pages: [page('privacy', t`Profile visibility`, 'eye')] },
    {
      id: 'security',
      title: t`Security`,
      pages: [
        page('password', t`Password`, 'lock'),
        page('email', t`Email`, 'mail'),
        page('2fa', t`Two-factor sign-in`, 'shield'),
        page('authorization', t`Sign-in methods`, 'login'),
        page('sessions', t`Sessions`, 'monitor'),
      ],
    },
  ];
};
