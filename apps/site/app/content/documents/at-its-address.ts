import { documentQueries, type Schemas } from '@hoshikraft/api-client';
import { redirect } from 'react-router';
import { pageContext } from '../../framework/page/page-context.ts';
import type { ReadTarget } from './documents-view.ts';
import type { LoaderArgs } from './loader-args.ts';

/** The name in the address: a slug, one it had before, or the key of a document. */
export const idIn = (params: LoaderArgs['params']): string => params['document_id'] ?? '';

// Names of drafts still change; browsers remember for ever where a 301 led.
const statusOf = ({ draft }: Schemas['Document']): number => (draft ? 302 : 301);

/**
 * The same loader for one document of this target, which leads on from any other name of it to its address; query kept.
 */
export const atItsAddress =
  <Args extends LoaderArgs, Answer>(target: ReadTarget, load: (args: Args) => Promise<Answer>) =>
  async (args: Args): Promise<Answer> => {
    const id = idIn(args.params);
    const answer = await load(args);
    const { api, facts, queryClient } = args.context.get(pageContext);
    const document = queryClient.getQueryData(documentQueries.one(api, target, id).queryKey);
    if (document !== undefined && document.id !== id) {
      // What is shown there is this same answer.
      queryClient.setQueryData(documentQueries.one(api, target, document.id).queryKey, document);
      throw redirect(`/${facts.locale}/${target}/${document.id}${args.url.search}`, statusOf(document));
    }
    return answer;
  };
