import { Button, Menu, VisuallyHidden } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useOperator } from './session.tsx';
import { useSignOut } from './use-sign-out.ts';

/** Who is signed in, and the way out. */
export const AccountMenu = () => {
  const { t } = useLingui();
  const { login } = useOperator();
  const signOut = useSignOut();
  return (
    <Menu
      align="end"
      trigger={(props) => (
        <Button variant="quiet" size="small" startIcon="user" {...props}>
          <VisuallyHidden>{t`${login}'s account`}</VisuallyHidden>
          <span className="admin-account" aria-hidden="true">
            {login}
          </span>
        </Button>
      )}
      header={<p className="admin-account__header">{login}</p>}
      items={[{ key: 'sign-out', label: t`Sign out`, icon: 'logout', danger: true, onSelect: signOut }]}
    />
  );
};
