import { profileQueries } from '@hoshikraft/api-client';
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router';
import { pageContext } from '../../framework/page/page-context.ts';

type LoaderArgs = Pick<LoaderFunctionArgs & ClientLoaderFunctionArgs, 'params' | 'url' | 'context'>;

/** The nickname of the URL in its registered case if the profile was fetched, otherwise as in the URL. */
const registeredNickname = ({ params, context }: LoaderArgs): string => {
  const { api, queryClient } = context.get(pageContext);
  const nickname = params['nickname'] ?? '';
  return queryClient.getQueryData(profileQueries.one(api, nickname).queryKey)?.login ?? nickname;
};

/** Wraps the loader of a player's page: redirects (301) from a nickname in another case to the registered one. */
export const withRegisteredNickname =
  <Args extends LoaderArgs, Data>(load: (args: Args) => Promise<Data>) =>
  async (args: Args): Promise<Data> => {
    const data = await load(args);
    const login = registeredNickname(args);
    if (login === args.params['nickname']) return data;
    // By position, because the nickname may be percent-encoded: `/ru/profile/kitsune/roles`.
    const [root, locale, profile, , ...more] = args.url.pathname.split('/');
    throw redirect([root, locale, profile, login, ...more].join('/') + args.url.search, 301);
  };

/**
 * Creates a loader that redirects to a page of the player, such as `statistics`. If no player has the nickname, that page shows
 * the error: a route that only redirects renders nothing.
 */
export const redirectToProfilePage =
  <Args extends LoaderArgs>(page: string, load: (args: Args) => Promise<unknown>) =>
  async (args: Args): Promise<Response> => {
    await load(args).catch(() => undefined);
    const { params, url } = args;
    return redirect(
      `/${params['locale']}/profile/${encodeURIComponent(registeredNickname(args))}/${page}${url.search}`,
    );
  };
