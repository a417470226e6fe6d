import { hasPermission, useSession } from '@hoshikraft/auth-session';
import { Heading, type IconName, Tabs } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useLauncherPath } from '../parts/launcher-path.ts';
import '../parts/panel.css';
import { useScrollIntoView } from '../parts/use-scroll-into-view.ts';
import './settings.css';

export interface SettingsLayoutProps {
  title: string;
  lead?: string | undefined;
  children: ReactNode;
}

/** Navigation of the settings beside one of their pages. */
export const SettingsLayout = ({ title, lead, children }: SettingsLayoutProps) => {
  const { t } = useLingui();
  const path = useLauncherPath();
  const session = useSession();
  const { pathname } = useLocation();
  const frame = useScrollIntoView<HTMLDivElement>('[aria-current]', pathname);
  const pages: { href: string; label: string; icon: IconName }[] = [
    { href: path('settings/folder'), label: t`Game folder`, icon: 'folder' },
    { href: path('settings/ram'), label: t`Memory`, icon: 'memory' },
    { href: path('settings/theme'), label: t`Theme`, icon: 'palette' },
    { href: path('settings/other'), label: t`Other`, icon: 'settings' },
  ];
  if (hasPermission(session, 'launcher.admin')) {
    pages.push({ href: path('settings/admin'), label: t`Administration`, icon: 'badge' });
  }
  return (
    <div ref={frame} className="settings">
      <Tabs
        vertical
        label={t`Settings`}
        items={pages.map((page) => ({ ...page, current: page.href === pathname.replace(/\/$/, '') }))}
      />
      <div className="settings__page panel">
        <header className="settings__head">
          <Heading level={1} size="h2">
            {title}
          </Heading>
          {lead && <p className="hk-muted">{lead}</p>}
        </header>
        {children}
      </div>
    </div>
  );
};

/** A section of a settings page, with its own title if the page has several. */
export const SettingsPart = ({ title, children }: { title?: string; children: ReactNode }) => (
  <section className="settings__part">
    {title !== undefined && (
      <Heading level={2} size="h3">
        {title}
      </Heading>
    )}
    {children}
  </section>
);
