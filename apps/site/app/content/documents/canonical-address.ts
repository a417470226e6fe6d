import { documentQueries, type Schemas } from '@hoshikraft/api-client';
import { redirect } from 'react-router';
import { pageContext } from '../../framework/page/page-context.ts';
import type { ReadTarget } from './documents-view.ts';
import type { LoaderArgs } from './loader-args.ts';

/** The document id in the URL: a current or former slug, or the key. */
export const idIn = (params: LoaderArgs['params']): string => params['document_id'] ?? '';

// Slugs of drafts still change, and browsers cache a 301 forever.
const statusOf = ({ draft }: Schemas['Document']): number => (draft ? 302 : 301);

/**
 * Wraps the loader of a document: redirects from a former slug or the key to the canonical URL and preserves the query string.
 */
export const withCanonicalAddress =
  <Args extends LoaderArgs, Data>(target: ReadTarget, load: (args: Args) => Promise<Data>) =>
  async (args: Args): Promise<Data> => {
    const id = idIn(args.params);
    const data = await load(args);
    const { api, facts, queryClient } = args.context.get(pageContext);
    const document = queryClient.getQueryData(documentQueries.one(api, target, id).queryKey);
    if (document !== undefined && document.id !== id) {
      // The canonical page shows the same data; do not fetch it again.
      queryClient.setQueryData(documentQueries.one(api, target, document.id).queryKey, document);
      throw redirect(`/${facts.locale}/${target}/${document.id}${args.url.search}`, statusOf(document));
    }
    return data;
  };
