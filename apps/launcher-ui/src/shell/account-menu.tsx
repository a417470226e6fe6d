import type { Schemas } from '@hoshikraft/api-client';
import { useFormats, useLocale } from '@hoshikraft/i18n';
import { Button, Menu, VisuallyHidden } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { useSiteAddress } from './launcher-facts.tsx';
import { PlayerAvatar } from './player-avatar.tsx';

/** The player's avatar and nickname; opens the pages of the account, most of them on the site. */
export const AccountMenu = ({ auth }: { auth: Schemas['AuthState'] }) => {
  const { t } = useLingui();
  const locale = useLocale();
  const navigate = useNavigate();
  const site = useSiteAddress();
  const { money } = useFormats();
  const { login } = auth.data;
  return (
    <Menu
      align="end"
      trigger={(props) => (
        <Button variant="quiet" className="launcher-account" {...props}>
          <PlayerAvatar login={login} />
          <VisuallyHidden>{t`${login}'s account`}</VisuallyHidden>
          <span className="launcher-account__login" aria-hidden="true">
            {login}
          </span>
        </Button>
      )}
      header={
        <p className="launcher-account__header">
          {login} · {money(auth.balance)}
        </p>
      }
      items={[
        { key: 'pay', label: t`Top up`, icon: 'wallet', href: site('pay') },
        { key: 'store', label: t`Store`, icon: 'store', href: site('store') },
        { key: 'cabinet', label: t`Account`, icon: 'user', href: site('cabinet') },
        'divider',
        {
          key: 'logout',
          label: t`Sign out`,
          icon: 'logout',
          danger: true,
          onSelect: () => void navigate(`/${locale}/logout`, { state: { confirmed: true } }),
        },
      ]}
    />
  );
};
