import { documentQueries, mainQueries } from '@hoshikraft/api-client';
import { data } from 'react-router';
import { pageContext } from '../../framework/page/page-context.ts';
import type { LoaderArgs } from './loader-args.ts';
import { type ReadTarget, viewOf } from './documents-view.ts';

/** Valid ids of tags and servers; the API rejects other values with a different status. */
const ID = /^[a-z0-9][a-z0-9-]{0,63}$/;

/**
 * Wraps the loader of a list: responds 404 if the URL names an unknown tag or server. Otherwise every invented name would add
 * an empty list to the page cache, and an editor's typo would look like an empty list.
 */
export const withKnownFilters =
  <Args extends LoaderArgs, Answer>(target: ReadTarget, load: (args: Args) => Promise<Answer>) =>
  async (args: Args): Promise<Answer> => {
    const { api, queryClient } = args.context.get(pageContext);
    const { tag, server } = viewOf(args.url.searchParams);
    if ([tag, server].some((name) => name !== null && !ID.test(name))) throw data(null, { status: 404 });
    const answer = await load(args);
    const tags = queryClient.getQueryData(documentQueries.tags(api, target).queryKey)?.items;
    const servers = queryClient.getQueryData(mainQueries.state(api).queryKey)?.servers;
    const unknown = (name: string | null, known: readonly { id: string }[] | undefined): boolean =>
      name !== null && known !== undefined && !known.some(({ id }) => id === name);
    if (unknown(tag, tags) || unknown(server, servers)) throw data(null, { status: 404 });
    return answer;
  };
