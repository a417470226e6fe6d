import { ApiProvider } from '@hoshikraft/api-client';
import { FieldMessages } from '@hoshikraft/async-state';
import { LinkProvider } from '@hoshikraft/ui';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { Provider as StoreProvider } from 'jotai';
import type { ReactNode } from 'react';
import type { PageContext } from '../framework/page/page-context.ts';
import { SiteFactsProvider } from '../framework/page/site-facts.tsx';
import { SiteLink } from './site-link.tsx';

/** Provides the page's context to the whole document. */
export const Providers = ({ context, children }: { context: PageContext; children: ReactNode }) => (
  <StoreProvider store={context.store}>
    <QueryClientProvider client={context.queryClient}>
      <I18nProvider i18n={context.i18n}>
        <SiteFactsProvider facts={context.facts}>
          <ApiProvider client={context.api}>
            <FieldMessages>
              <LinkProvider link={SiteLink}>{children}</LinkProvider>
            </FieldMessages>
          </ApiProvider>
        </SiteFactsProvider>
      </I18nProvider>
    </QueryClientProvider>
  </StoreProvider>
);
