import { Button, Popover, VisuallyHidden } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useSiteFacts } from '../framework/page/site-facts.tsx';
import { HeaderMenu, useHeaderMenus } from './header-menu.tsx';

/** Button with the current language that opens language, region and theme. */
export const PreferencesMenu = () => {
  const { t } = useLingui();
  const { locale } = useSiteFacts();
  useHeaderMenus(false);
  return (
    <div className="site-wide-only">
      <Popover
        align="end"
        trigger={(props) => (
          <Button variant="quiet" size="small" startIcon="globe" {...props}>
            {locale.toUpperCase()}
            <VisuallyHidden>{t`Language and region`}</VisuallyHidden>
          </Button>
        )}
      >
        <HeaderMenu>{({ Preferences }) => <Preferences />}</HeaderMenu>
      </Popover>
    </div>
  );
};
