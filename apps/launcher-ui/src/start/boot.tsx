import { ApiProvider } from '@hoshikraft/api-client';
import { LinkProvider } from '@hoshikraft/ui';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Provider as StoreProvider, useAtomValue } from 'jotai';
import { NoServicePage } from '../errors/no-service-page.tsx';
import { OutdatedPage } from '../errors/outdated-page.tsx';
import { RefusedPage } from '../errors/refused-page.tsx';
import { LauncherRouter } from '../router/launcher-router.tsx';
import { barrierAtom } from '../service/launcher-state.ts';
import { LogProvider } from '../service/log-context.tsx';
import { ServiceFailure } from '../service/service-failure.ts';
import { ServiceProvider } from '../service/service-context.tsx';
import { LauncherFactsProvider } from '../shell/launcher-facts.tsx';
import { LauncherLink } from '../shell/launcher-link.tsx';
import type { LauncherParts } from './launcher-parts.ts';
import { CredentialsProvider } from './credentials.tsx';
import { startLauncher } from './start-launcher.ts';
import { Splash } from './splash.tsx';

/** How often a service that is not there is asked again, in ms. */
export const SERVICE_RETRY_MS = 1000;

const isRefused = (error: unknown): boolean => error instanceof ServiceFailure && error.httpCode === 403;

/** From the first call of the service to the page itself, or to what stands in its place. */
const Start = ({ parts }: { parts: LauncherParts }) => {
  const barrier = useAtomValue(barrierAtom);
  const { data, failureCount, refetch } = useQuery({
    queryKey: ['start'],
    queryFn: () => startLauncher(parts),
    retry: (_count, error) => !isRefused(error),
    retryDelay: SERVICE_RETRY_MS,
    staleTime: Infinity,
    gcTime: Infinity,
    // The API's client is part of it, and is no data to compare.
    structuralSharing: false,
  });
  if (barrier === 'refused') return <RefusedPage />;
  if (barrier === 'outdated' || data?.kind === 'outdated') return <OutdatedPage />;
  if (data === undefined) return failureCount === 0 ? <Splash /> : <NoServicePage onRetry={() => void refetch()} />;
  return (
    <LauncherFactsProvider facts={data.facts}>
      <ApiProvider client={data.api}>
        <LauncherRouter parts={parts} />
      </ApiProvider>
    </LauncherFactsProvider>
  );
};

/** Everything of the page. */
export const Boot = ({ parts }: { parts: LauncherParts }) => (
  <StoreProvider store={parts.store}>
    <QueryClientProvider client={parts.queryClient}>
      <I18nProvider i18n={parts.i18n}>
        <ServiceProvider client={parts.service}>
          <LogProvider store={parts.logs}>
            <CredentialsProvider credentials={parts.credentials}>
              <LinkProvider link={LauncherLink}>
                <Start parts={parts} />
              </LinkProvider>
            </CredentialsProvider>
          </LogProvider>
        </ServiceProvider>
      </I18nProvider>
    </QueryClientProvider>
  </StoreProvider>
);
