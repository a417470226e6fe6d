import {
  adminQueries,
  type ApiClient,
  ApiProvider,
  createApiClient,
  createQueryClient,
  fetchWithStatus,
} from '@hoshikraft/api-client';
import { failureText, FieldMessages } from '@hoshikraft/async-state';
import type { Locale } from '@hoshikraft/shared';
import { LinkProvider, showToast } from '@hoshikraft/ui';
import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PAGE_HEADER, STATUS_HEADER } from '../page-header.ts';
import { AdminLink } from './admin-link.tsx';

/** Everything that is passed around together on this page. */
export interface AdminContext {
  i18n: I18n;
  queryClient: QueryClient;
  api: ApiClient;
}

export const createAdminContext = (i18n: I18n): AdminContext => {
  const queryClient = createQueryClient();
  // Reloads the session; the layout then opens the sign-in page.
  const lost = async (): Promise<boolean> => {
    await queryClient.invalidateQueries({ queryKey: adminQueries.main(api).queryKey });
    return false;
  };
  const api = createApiClient({
    baseUrl: `${window.location.origin}/api`,
    locale: () => i18n.locale as Locale,
    fetch: fetchWithStatus(STATUS_HEADER),
    headers: () => ({ [PAGE_HEADER]: '1' }),
    on: {
      unauthorized: lost,
      twoFactor: lost,
      notify: (failure) => {
        const text = failureText(i18n, failure);
        // The text is the id: repeated errors with one cause show one toast.
        showToast({ id: `failure:${text}`, type: 'error', text });
      },
    },
  });
  return { i18n, queryClient, api };
};

export const AdminProviders = ({ context, children }: { context: AdminContext; children: ReactNode }) => (
  <QueryClientProvider client={context.queryClient}>
    <I18nProvider i18n={context.i18n}>
      <FieldMessages>
        <ApiProvider client={context.api}>
          <LinkProvider link={AdminLink}>{children}</LinkProvider>
        </ApiProvider>
      </FieldMessages>
    </I18nProvider>
  </QueryClientProvider>
);
