import { mainQueries } from '@hoshikraft/api-client';
import { sessionAtom, type SessionEvent, type SessionState } from '@hoshikraft/auth-session';
import { dehydrate, HydrationBoundary, type DehydratedState } from '@tanstack/react-query';
import { useHydrateAtoms } from 'jotai/utils';
import { type ReactNode, use } from 'react';
import { type LoaderFunctionArgs, type MiddlewareFunction, Outlet, useLoaderData, useMatches } from 'react-router';
import { hostContext } from './host.ts';
import { loadPage } from './entry/load-page.ts';
import { FrameContext } from './entry/document-frame.tsx';
import { createServerParts } from './entry/server-parts.ts';
import { RouteFailure } from './errors/route-failure.tsx';
import { loadPageContext } from './page/page-data.ts';
import { pageFailure } from './page/page-failure.ts';
import { partsContext } from './page/page-parts.ts';
import { Companions } from './shell/companions.tsx';
import './shell/shell.css';

export const middleware: MiddlewareFunction<Response>[] = [
  async (args, next) => {
    const { context } = args;
    const host = context.get(hostContext);
    const { failure, ...parts } = await createServerParts(args, host);
    context.set(partsContext, parts);
    context.set(loadPageContext, { load: loadPage, forAll: host.forAll !== undefined });
    // Without the first state there is nothing to draw, and no use in making each loader wait for the same.
    if (failure !== undefined) throw pageFailure(failure);
    return next();
  },
];

interface Dehydrated {
  dehydrated?: DehydratedState;
}

interface RootData extends Dehydrated {
  session?: SessionState;
}

export const loader = ({ context }: LoaderFunctionArgs): RootData => {
  // Whoever is drawn into its open places brings both (entry/own-state.ts).
  if (context.get(hostContext).forAll !== undefined) return {};
  const { queryClient, api, store } = context.get(partsContext);
  const { queryKey } = mainQueries.state(api);
  const hash = JSON.stringify(queryKey);
  return {
    session: store.get(sessionAtom),
    dehydrated: dehydrate(queryClient, { shouldDehydrateQuery: (query) => query.queryHash === hash }),
  };
};

/** The state of the page is kept fresh by the session refresh, not by loading the root anew. */
export const shouldRevalidate = () => false;

export const Layout = ({ children }: { children: ReactNode }) => use(FrameContext)(children);

const Root = () => {
  const { session } = useLoaderData<typeof loader>();
  useHydrateAtoms(new Map<typeof sessionAtom, SessionEvent>(session && [[sessionAtom, { type: 'restored', session }]]));
  const states = useMatches().flatMap(({ loaderData }) => (loaderData as Dehydrated | null)?.dehydrated ?? []);
  return (
    <HydrationBoundary state={{ queries: states.flatMap(({ queries }) => queries), mutations: [] }}>
      <Companions />
      <Outlet />
    </HydrationBoundary>
  );
};

export default Root;

export const ErrorBoundary = () => <RouteFailure />;
