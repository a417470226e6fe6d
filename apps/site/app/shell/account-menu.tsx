import type { Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Button, Popover, VisuallyHidden } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { PlayerFace } from '../players/player-face.tsx';
import { HeaderMenu, useHeaderMenus } from './header-menu.tsx';

/** The player's picture and balance; opens what belongs to the account. */
export const AccountMenu = ({ auth }: { auth: Schemas['AuthState'] }) => {
  const { t } = useLingui();
  const { money } = useFormats();
  const { login, avatarOrSkin } = auth.data;
  useHeaderMenus(false);
  return (
    <Popover
      align="end"
      trigger={(props) => (
        <Button variant="quiet" className="site-account" {...props}>
          <PlayerFace login={login} picture={avatarOrSkin} size={32} />
          <VisuallyHidden>{t`Account of ${login}`}</VisuallyHidden>
          <span className="site-account__words">
            <span className="site-account__login" aria-hidden="true">
              {login}
            </span>
            <span className="site-account__balance">{money(auth.balance)}</span>
          </span>
        </Button>
      )}
    >
      {(close) => <HeaderMenu>{({ AccountItems }) => <AccountItems auth={auth} close={close} />}</HeaderMenu>}
    </Popover>
  );
};
