import { mainQueries } from '@hoshikraft/api-client';
import { sessionAtom, type SessionEvent, type SessionState } from '@hoshikraft/auth-session';
import { useQueryClient } from '@tanstack/react-query';
import { useHydrateAtoms } from 'jotai/utils';
import { type ReactNode, use, useState } from 'react';
import { type LoaderFunctionArgs, type MiddlewareFunction, Outlet, useLoaderData, useMatches } from 'react-router';
import { hostContext } from './host.ts';
import { loadPage } from './entry/load-page.ts';
import { FrameContext } from './entry/document-frame.tsx';
import { createServerParts } from './entry/server-parts.ts';
import { RouteFailure } from './errors/route-failure.tsx';
import { loadPageContext, type PageData } from './page/page-data.ts';
import { pageFailure } from './page/page-failure.ts';
import { partsContext } from './page/page-parts.ts';
import { Companions } from './shell/companions.tsx';
import './shell/shell.css';

export const middleware: MiddlewareFunction<Response>[] = [
  async (args, next) => {
    const { context } = args;
    const { failure, ...parts } = await createServerParts(args, context.get(hostContext));
    context.set(partsContext, parts);
    context.set(loadPageContext, loadPage);
    // Without the first state there is nothing to draw, and no use in making each loader wait for the same.
    if (failure !== undefined) throw pageFailure(failure);
    return next();
  },
];

interface RootData extends PageData {
  session: SessionState;
}

export const loader = ({ context }: LoaderFunctionArgs): RootData => {
  const { queryClient, api, store } = context.get(partsContext);
  const { queryKey } = mainQueries.state(api);
  return { session: store.get(sessionAtom), answers: [[queryKey, queryClient.getQueryData(queryKey)]] };
};

/** The state of the page is kept fresh by the session refresh, not by loading the root anew. */
export const shouldRevalidate = () => false;

export const Layout = ({ children }: { children: ReactNode }) => use(FrameContext)(children);

/** Puts the answers that came with the document into the query client, before anything reads them. */
const useAnswersOfServer = (): void => {
  const queryClient = useQueryClient();
  const matches = useMatches();
  useState(() => {
    for (const { loaderData } of matches) {
      const { answers = [] } = (loaderData ?? {}) as Partial<PageData>;
      for (const [key, answer] of answers) queryClient.setQueryData(key, answer);
    }
  });
};

const Root = () => {
  const { session } = useLoaderData<typeof loader>();
  useHydrateAtoms(new Map<typeof sessionAtom, SessionEvent>([[sessionAtom, { type: 'restored', session }]]));
  useAnswersOfServer();
  return (
    <>
      <Companions />
      <Outlet />
    </>
  );
};

export default Root;

export const ErrorBoundary = () => <RouteFailure />;
