import { ApiProvider } from '@hoshikraft/api-client';
import { LinkProvider } from '@hoshikraft/ui';
import { FieldMessages } from '@hoshikraft/async-state';
import { TodayProvider } from '@hoshikraft/i18n';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { Provider as StoreProvider, useAtomValue } from 'jotai';
import { NoServicePage } from '../shell/errors/no-service-page.tsx';
import { OutdatedPage } from '../shell/errors/outdated-page.tsx';
import { RefusedPage } from '../shell/errors/refused-page.tsx';
import { LauncherRouter } from '../router/launcher-router.tsx';
import { barrierAtom } from '../service/launcher-state.ts';
import { LogProvider } from '../service/log-context.tsx';
import { ServiceProvider } from '../service/service-context.tsx';
import { LauncherFactsProvider } from '../shell/launcher-facts.tsx';
import { LauncherLink } from '../shell/launcher-link.tsx';
import type { LauncherContext } from '../shell/launcher-context.ts';
import { CredentialsProvider } from '../shell/credentials.tsx';
import { Splash } from '../shell/splash.tsx';
import { useStart } from './use-start.ts';

/** From the first call of the service to the page, or to an error page. */
const Start = ({ context }: { context: LauncherContext }) => {
  const barrier = useAtomValue(barrierAtom);
  const { start, tryNow } = useStart(context);
  if (barrier === 'refused' || start.kind === 'refused') return <RefusedPage />;
  if (barrier === 'outdated' || start.kind === 'outdated') return <OutdatedPage />;
  if (start.kind === 'starting') return <Splash />;
  if (start.kind === 'no-service') return <NoServicePage onRetry={tryNow} />;
  return (
    <LauncherFactsProvider facts={start.facts}>
      <ApiProvider client={start.api}>
        <LauncherRouter context={context} />
      </ApiProvider>
    </LauncherFactsProvider>
  );
};

export const Boot = ({ context }: { context: LauncherContext }) => (
  <StoreProvider store={context.store}>
    <QueryClientProvider client={context.queryClient}>
      <I18nProvider i18n={context.i18n}>
        <FieldMessages>
          <ServiceProvider client={context.service}>
            <LogProvider store={context.logs}>
              <CredentialsProvider credentials={context.credentials}>
                <LinkProvider link={LauncherLink}>
                  <TodayProvider>
                    <Start context={context} />
                  </TodayProvider>
                </LinkProvider>
              </CredentialsProvider>
            </LogProvider>
          </ServiceProvider>
        </FieldMessages>
      </I18nProvider>
    </QueryClientProvider>
  </StoreProvider>
);
