import type { Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Icon, MenuItems } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { useMain } from '../../framework/page/use-main.ts';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { useModalAddress } from '../../framework/page/use-modal-address.ts';
import { RequestBadge } from '../request-badge.tsx';

const Money = ({ auth }: { auth: Schemas['AuthState'] }) => {
  const { t } = useLingui();
  const { money, number } = useFormats();
  const main = useMain();
  const server = main?.servers.find(({ id }) => id === auth.preferredServer)?.documentMeta.serverName;
  return (
    <dl className="site-account__money">
      <div>
        <dt>{t`Balance`}</dt>
        <dd>{money(auth.balance)}</dd>
      </div>
      <div>
        <dt>{server === undefined ? t`Coins` : t`Coins on ${server}`}</dt>
        <dd>
          <Icon name="coin" size={16} /> {number(auth.coins)}
        </dd>
      </div>
    </dl>
  );
};

/** Contents of the account menu: balance, coins and links. */
export const AccountItems = ({ auth, close }: { auth: Schemas['AuthState']; close: () => void }) => {
  const { t } = useLingui();
  const to = usePagePath();
  const navigate = useNavigate();
  const transfer = useModalAddress('transfer-coins');
  return (
    <>
      <div className="site-account__header">
        <p className="site-account__name">{auth.data.login}</p>
        <Money auth={auth} />
      </div>
      <MenuItems
        close={close}
        items={[
          { key: 'pay', label: t`Top up`, icon: 'wallet', href: to('pay') },
          { key: 'transfer', label: t`Send coins`, icon: 'transfer', href: transfer },
          'divider',
          { key: 'account', label: t`Account`, icon: 'home', href: to('cabinet/overview') },
          { key: 'bonus', label: t`Bonus`, icon: 'lantern', href: to('cabinet/bonus') },
          { key: 'profile', label: t`My profile`, icon: 'user', href: to(`profile/${auth.data.login}`) },
          { key: 'roles', label: t`My privileges`, icon: 'crown', href: to('cabinet/roles') },
          { key: 'abilities', label: t`My abilities`, icon: 'sparkle', href: to('cabinet/abilities') },
          { key: 'transactions', label: t`Transactions`, icon: 'receipt', href: to('cabinet/transactions') },
          {
            key: 'friends',
            label: (
              <>
                {t`My friends`} <RequestBadge count={auth.friendRequests} />
              </>
            ),
            icon: 'users',
            href: to(`profile/${auth.data.login}/friends/${auth.friendRequests > 0 ? 'requests' : 'list'}`),
          },
          { key: 'look', label: t`Skin and avatar`, icon: 'shirt', href: to('cabinet/profile') },
          { key: 'protection', label: t`Two-factor sign-in`, icon: 'shield', href: to('cabinet/2fa') },
          { key: 'sessions', label: t`Sessions`, icon: 'monitor', href: to('cabinet/sessions') },
          'divider',
          {
            key: 'logout',
            label: t`Sign out`,
            icon: 'logout',
            danger: true,
            onSelect: () => void navigate(to('logout'), { state: { confirmed: true } }),
          },
        ]}
      />
    </>
  );
};
