import { type ApiClient, ApiFailure, createQueryClient, mainQueries, type Schemas } from '@hoshikraft/api-client';
import { sessionAtom } from '@hoshikraft/auth-session';
import type { Locale } from '@hoshikraft/shared';
import { dehydrate, hashKey } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { Fragment } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { ForAll, Host } from '../host.ts';
import { ownParts } from '../page/own-part.tsx';
import { fetchInto, loaderQueryArgs, queriesIn } from '../page/page-queries.ts';
import { Providers } from '../shell/providers.tsx';
import { apiFor } from './api-for.ts';
import { jsonInHtml } from './json-ld.tsx';
import { OWN_STATE, type OwnState } from './own-state.ts';

/** A player who asks for a page. */
export interface Player {
  api: ApiClient;
  auth: Schemas['AuthState'];
  region: Schemas['Main']['region'];
  theme: Schemas['Main']['theme'];
}

/** Who the credentials belong to; undefined where the page is for one of another state, or nothing can be had. */
export const askForPlayer = async (host: Host, userAgent: string, locale: Locale): Promise<Player | undefined> => {
  const api = apiFor(host, userAgent, locale, host.cookies.credentials);
  try {
    const { auth, region, theme } = await createQueryClient().fetchQuery(mainQueries.state(api));
    return auth === null ? undefined : { api, auth, region, theme };
  } catch (error) {
    if (error instanceof ApiFailure) return undefined;
    throw error;
  }
};

/** Parts drawn apart must not number themselves: in their page they would have other numbers. */
const NUMBERED = 'own-part-';
const END = '<template data-end="true"></template>';

/**
 * Draws what stands open in a page that was drawn for all, from what that was drawn from but for the player.
 *
 * @returns HTML by the names of the places
 * @throws Error where a part cannot be drawn apart from its page
 */
export const drawOwn = async (
  { api, auth, region, theme }: Player,
  { facts, i18n, main }: NonNullable<ForAll['drawnFrom']>,
  url: URL,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const parts = { facts, i18n, api, queryClient: createQueryClient(), store: createStore() };
  const { queryClient, store } = parts;
  store.set(sessionAtom, { type: 'loaded', auth });
  queryClient.setQueryData(mainQueries.state(api).queryKey, { ...main, auth, region, theme });
  const args = loaderQueryArgs(parts, { params: {}, url });
  const places = names.filter((name) => name !== OWN_STATE);
  const owned = places.map((name) => {
    const part = ownParts.get(name);
    if (part === undefined) throw new Error(`No part is called ${name}`);
    return part;
  });
  const queries = owned.flatMap((part) => queriesIn(part.queries(args)));
  await Promise.all(queries.map((query) => fetchInto(queryClient, query)));

  const html = renderToString(
    <Providers parts={parts}>
      <StaticRouter location={url.pathname + url.search}>
        {owned.map(({ Part }, place) => (
          <Fragment key={places[place]}>
            <Part />
            <template data-end />
          </Fragment>
        ))}
      </StaticRouter>
    </Providers>,
    { identifierPrefix: NUMBERED },
  );
  if (html.includes(NUMBERED)) throw new Error(`One of ${places.join(', ')} numbers itself`);
  const drawn = html.split(END);
  const hashes = new Set([mainQueries.state(api), ...queries].map(({ queryKey }) => hashKey(queryKey)));
  const state: OwnState = {
    session: store.get(sessionAtom),
    dehydrated: dehydrate(queryClient, { shouldDehydrateQuery: ({ queryHash }) => hashes.has(queryHash) }),
  };
  const script = `<script type="application/json" id="${OWN_STATE}">${jsonInHtml(state)}</script>`;
  return new Map([[OWN_STATE, script], ...places.map((name, place): [string, string] => [name, drawn[place] ?? ''])]);
};
