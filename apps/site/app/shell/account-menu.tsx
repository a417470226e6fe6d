import type { Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Avatar, Button, Icon, Menu, VisuallyHidden } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { useMain } from '../page/use-main.ts';
import { usePagePath } from '../page/site-facts.tsx';

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

/** The player's picture and balance; opens what belongs to the account. */
export const AccountMenu = ({ auth }: { auth: Schemas['AuthState'] }) => {
  const { t } = useLingui();
  const to = usePagePath();
  const navigate = useNavigate();
  const { money } = useFormats();
  const { login } = auth.data;
  return (
    <Menu
      align="end"
      trigger={(props) => (
        <Button variant="quiet" className="site-account" {...props}>
          <Avatar login={login} size={32} />
          <VisuallyHidden>{t`Account of ${login}`}</VisuallyHidden>
          <span className="site-account__words">
            <span className="site-account__login" aria-hidden="true">
              {login}
            </span>
            <span className="site-account__balance">{money(auth.balance)}</span>
          </span>
        </Button>
      )}
      header={
        <div className="site-account__header">
          <p className="site-account__name">{login}</p>
          <Money auth={auth} />
        </div>
      }
      items={[
        { key: 'pay', label: t`Top up`, icon: 'wallet', href: to('pay') },
        'divider',
        { key: 'roles', label: t`My privileges`, icon: 'crown', href: to('cabinet/roles') },
        { key: 'abilities', label: t`My abilities`, icon: 'sparkle', href: to('cabinet/abilities') },
        { key: 'transactions', label: t`Transactions`, icon: 'history', href: to('cabinet/transactions') },
        { key: 'sessions', label: t`Sessions`, icon: 'shield', href: to('cabinet/sessions') },
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
  );
};
