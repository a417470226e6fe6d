import { ApiProvider } from '@hoshikraft/api-client';
import { LinkProvider } from '@hoshikraft/ui';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { Provider as StoreProvider } from 'jotai';
import type { ReactNode } from 'react';
import type { PageParts } from '../page/page-parts.ts';
import { SiteFactsProvider } from '../page/site-facts.tsx';
import { SiteLink } from './site-link.tsx';

/** Everything of one request or one page, around the whole document. */
export const Providers = ({ parts, children }: { parts: PageParts; children: ReactNode }) => (
  <StoreProvider store={parts.store}>
    <QueryClientProvider client={parts.queryClient}>
      <I18nProvider i18n={parts.i18n}>
        <SiteFactsProvider facts={parts.facts}>
          <ApiProvider client={parts.api}>
            <LinkProvider link={SiteLink}>{children}</LinkProvider>
          </ApiProvider>
        </SiteFactsProvider>
      </I18nProvider>
    </QueryClientProvider>
  </StoreProvider>
);
