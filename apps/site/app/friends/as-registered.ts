import { profileQueries } from '@hoshikraft/api-client';
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router';
import { partsContext } from '../page/page-parts.ts';

type LoaderArgs = Pick<LoaderFunctionArgs & ClientLoaderFunctionArgs, 'params' | 'url' | 'context'>;

/** The same loader for a page of a player, which leads on from a nickname in another case to the one that is registered. */
export const asRegistered =
  <Args extends LoaderArgs, Answer>(load: (args: Args) => Promise<Answer>) =>
  async (args: Args): Promise<Answer> => {
    const answer = await load(args);
    const { api, queryClient } = args.context.get(partsContext);
    const nickname = args.params['nickname'] ?? '';
    const login = queryClient.getQueryData(profileQueries.one(api, nickname).queryKey)?.login;
    if (login !== undefined && login !== nickname) {
      throw redirect(args.url.pathname.replace(`/${nickname}`, `/${login}`) + args.url.search, 301);
    }
    return answer;
  };
