import { type ApiClient, mainQueries } from '@hoshikraft/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { paintedTheme, paintTheme, visitorTheme } from './paint-theme.ts';

/** Shows the theme of who has just signed in without a new page, or of the visitor that is left. */
export const followTheme = async (api: ApiClient, queryClient: QueryClient, signedIn: boolean): Promise<void> => {
  const theme = signedIn ? (await queryClient.fetchQuery(mainQueries.latest(api))).theme : visitorTheme();
  if (theme !== paintedTheme()) paintTheme(theme);
};
