import { type ApiClient, mainQueries } from '@hoshikraft/api-client';
import type { ThemeId } from '@hoshikraft/shared';
import type { QueryClient } from '@tanstack/react-query';
import { storeAccountTheme, appliedTheme, applyTheme, visitorTheme } from './apply-theme.ts';

const accountTheme = async (api: ApiClient, queryClient: QueryClient): Promise<ThemeId> => {
  const main = queryClient.getQueryData(mainQueries.state(api).queryKey);
  return (main?.auth ? main : await queryClient.fetchQuery(mainQueries.latest(api))).theme;
};

/** Applies the theme of the account after signing in, or of the visitor after signing out. */
export const syncTheme = async (api: ApiClient, queryClient: QueryClient, signedIn: boolean): Promise<void> => {
  const theme = signedIn ? await accountTheme(api, queryClient) : visitorTheme();
  if (theme !== appliedTheme()) applyTheme(theme);
  if (signedIn) storeAccountTheme(theme);
};
