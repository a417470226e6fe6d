import { serverQueries } from '@hoshikraft/api-client';
import { redirect } from 'react-router';
import { idIn } from '../../content/documents/canonical-address.ts';
import type { LoaderArgs } from '../../content/documents/loader-args.ts';
import { pageContext } from '../../framework/page/page-context.ts';

/** Wraps the loader of a server page: redirects from a former address to that of the server, and preserves the query string. */
export const withServerAddress =
  <Args extends LoaderArgs, Data>(load: (args: Args) => Promise<Data>) =>
  async (args: Args): Promise<Data> => {
    const id = idIn(args.params);
    const data = await load(args);
    const { api, facts, queryClient } = args.context.get(pageContext);
    const whole = queryClient.getQueryData(serverQueries.whole(api, id).queryKey);
    if (whole === undefined || whole.server.id === id) return data;
    // The page of the server shows the same data; do not fetch it again.
    queryClient.setQueryData(serverQueries.whole(api, whole.server.id).queryKey, whole);
    throw redirect(`/${facts.locale}/servers/${whole.server.id}${args.url.search}`, 301);
  };
