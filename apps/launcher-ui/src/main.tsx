import '@hoshikraft/ui/styles.css';
import { renderScenesEagerly } from '@hoshikraft/ui/scenery';
import { localeOfPath } from '@hoshikraft/shared';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nProvider } from '@lingui/react';
import { RefusedPage } from './shell/errors/refused-page.tsx';
import { readLauncherAccess } from './service/launcher-token.ts';
import { createServiceClient } from './service/service-client.ts';
import { markHiddenWindow } from './shell/hidden-window.ts';
import { browserLocale, chooseLocale } from './shell/language.ts';
import './shell/shell.css';
import { uiVersionOf } from './shell/ui-version.ts';
import { Boot } from './start/boot.tsx';
import { createLauncherContext, loadMessages } from './shell/launcher-context.ts';

const mount = async (): Promise<void> => {
  const access = readLauncherAccess(window);
  renderScenesEagerly();
  markHiddenWindow(document);
  // The launcher passes a new token to an open window by changing only the fragment.
  window.addEventListener('hashchange', () => {
    if (window.location.hash.startsWith('#token=')) window.location.reload();
  });
  const requested = localeOfPath(window.location.pathname);
  const service = access && createServiceClient({ ...access, locale: () => browserLocale(navigator.languages) });
  const locale = requested ?? (await chooseLocale(service, navigator.languages));
  if (requested === undefined) window.history.replaceState(null, '', `/${locale}/launcher`);
  document.documentElement.lang = locale;
  const i18n = await loadMessages(locale);
  const root = createRoot(document.getElementById('root') as HTMLElement);
  const page =
    access === null ? (
      <I18nProvider i18n={i18n}>
        <RefusedPage />
      </I18nProvider>
    ) : (
      <Boot context={createLauncherContext({ i18n, access, uiVersion: uiVersionOf(document) })} />
    );
  root.render(<StrictMode>{page}</StrictMode>);
};

mount().catch((error: unknown) => console.error('Error while mounting app:', error));
