import { profileQueries } from '@hoshikraft/api-client';
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router';
import { pageContext } from '../../framework/page/page-context.ts';

type LoaderArgs = Pick<LoaderFunctionArgs & ClientLoaderFunctionArgs, 'params' | 'url' | 'context'>;

/** The address's nickname as it is registered, where the page has asked for the profile; else as the address has it. */
const registered = ({ params, context }: LoaderArgs): string => {
  const { api, queryClient } = context.get(pageContext);
  const nickname = params['nickname'] ?? '';
  return queryClient.getQueryData(profileQueries.one(api, nickname).queryKey)?.login ?? nickname;
};

/** The same loader for a page of a player, which leads on from a nickname in another case to the one that is registered. */
export const asRegistered =
  <Args extends LoaderArgs, Answer>(load: (args: Args) => Promise<Answer>) =>
  async (args: Args): Promise<Answer> => {
    const answer = await load(args);
    const login = registered(args);
    if (login === args.params['nickname']) return answer;
    // Whatever way the address writes the nickname: `/ru/profile/kitsune/roles`.
    const [root, locale, profile, , ...more] = args.url.pathname.split('/');
    throw redirect([root, locale, profile, login, ...more].join('/') + args.url.search, 301);
  };

/**
 * A loader that leads on to a page of the player: `statistics`. That page says as well what is wrong, where nobody has the nickname:
 * a route that only leads on has no words.
 */
export const toPageOf =
  <Args extends LoaderArgs>(page: string, load: (args: Args) => Promise<unknown>) =>
  async (args: Args): Promise<Response> => {
    await load(args).catch(() => undefined);
    const { params, url } = args;
    return redirect(`/${params['locale']}/profile/${encodeURIComponent(registered(args))}/${page}${url.search}`);
  };
