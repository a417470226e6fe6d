import { type ApiClient, mainQueries } from '@hoshikraft/api-client';
import type { ThemeId } from '@hoshikraft/shared';
import type { QueryClient } from '@tanstack/react-query';
import { keepAccountTheme, paintedTheme, paintTheme, visitorTheme } from './paint-theme.ts';

const accountTheme = async (api: ApiClient, queryClient: QueryClient): Promise<ThemeId> => {
  const main = queryClient.getQueryData(mainQueries.state(api).queryKey);
  return (main?.auth ? main : await queryClient.fetchQuery(mainQueries.latest(api))).theme;
};

/** Shows the theme of who has just signed in without a new page, or of the visitor that is left. */
export const followTheme = async (api: ApiClient, queryClient: QueryClient, signedIn: boolean): Promise<void> => {
  const theme = signedIn ? await accountTheme(api, queryClient) : visitorTheme();
  if (theme !== paintedTheme()) paintTheme(theme);
  if (signedIn) keepAccountTheme(theme);
};
