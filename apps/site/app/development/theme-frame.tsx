import { defaultThemeId, isThemeId, themeIds } from '@hoshikraft/shared';
import { Tabs } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useThemeNames } from './use-theme-names.ts';

/** Shows its children in the theme of the address, with links to the same page in the other themes. */
export const ThemeFrame = ({ children }: { children: ReactNode }) => {
  const { t } = useLingui();
  const names = useThemeNames();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const requested = search.get('theme');
  const theme = isThemeId(requested) ? requested : defaultThemeId;
  const items = themeIds.map((id) => ({ href: `${pathname}?theme=${id}`, label: names[id], current: id === theme }));
  return (
    <div data-theme={theme} className="development-theme">
      <Tabs label={t`Theme`} items={items} />
      {children}
    </div>
  );
};
