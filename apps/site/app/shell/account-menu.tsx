import type { Schemas } from '@hoshikraft/api-client';
import { useSession } from '@hoshikraft/auth-session';
import { useFormats } from '@hoshikraft/i18n';
import { Button, Popover, VisuallyHidden } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { PlayerFace } from '../community/players/player-face.tsx';
import { HeaderMenu, useHeaderMenus } from './header-menu.tsx';
import { RequestBadge } from './request-badge.tsx';

const AccountLabel = () => {
  const { t } = useLingui();
  const { money } = useFormats();
  const session = useSession();
  if (session.kind !== 'signed-in') return null;
  const { login, avatarOrSkin } = session.auth.data;
  return (
    <>
      <PlayerFace login={login} picture={avatarOrSkin} size={32} />
      <VisuallyHidden>{t`${login}'s account`}</VisuallyHidden>
      <RequestBadge count={session.auth.friendRequests} />
      <span className="site-account__words">
        <span className="site-account__login" aria-hidden="true">
          {login}
        </span>
        <span className="site-account__balance">{money(session.auth.balance)}</span>
      </span>
    </>
  );
};

/** The player's picture and balance; opens the account menu. */
export const AccountMenu = ({ auth }: { auth: Schemas['AuthState'] }) => {
  useHeaderMenus(false);
  return (
    <Popover
      align="end"
      trigger={(props) => (
        <Button variant="quiet" className="site-account" {...props}>
          <AccountLabel />
        </Button>
      )}
    >
      {(close) => <HeaderMenu>{({ AccountItems }) => <AccountItems auth={auth} close={close} />}</HeaderMenu>}
    </Popover>
  );
};
