import { mainQueries } from '@hoshikraft/api-client';
import { sessionAtom, type SessionEvent, type SessionState } from '@hoshikraft/auth-session';
import { useQueryClient } from '@tanstack/react-query';
import { useHydrateAtoms } from 'jotai/utils';
import { type ReactNode, use, useState } from 'react';
import { type LoaderFunctionArgs, type MiddlewareFunction, Outlet, useLoaderData, useMatches } from 'react-router';
import { EndedSession } from './auth/sign-in/ended-session.tsx';
import { hostContext } from './host.ts';
import { loadPage } from './framework/entry/load-page.ts';
import { FrameContext } from './framework/entry/document-frame.tsx';
import { createServerContext } from './framework/entry/server-context.ts';
import { RouteFailure } from './shell/errors/route-failure.tsx';
import { loadPageContext, type PageData } from './framework/page/page-data.ts';
import { pageFailure } from './framework/page/page-failure.ts';
import { pageContext } from './framework/page/page-context.ts';
import { GlobalEffects } from './shell/global-effects.tsx';
import { PageTimeZone } from './shell/page-time-zone.tsx';
import { SiteNotes } from './shell/site-notes.tsx';
import './shell/shell.css';

export const middleware: MiddlewareFunction<Response>[] = [
  async (args, next) => {
    const { context } = args;
    const { failure, ...page } = await createServerContext(args, context.get(hostContext));
    context.set(pageContext, page);
    context.set(loadPageContext, loadPage);
    // Without the initial state no page can be rendered, and each loader would fail the same way.
    if (failure !== undefined) throw pageFailure(failure);
    return next();
  },
];

interface RootData extends PageData {
  session: SessionState;
}

export const loader = ({ context }: LoaderFunctionArgs): RootData => {
  const { queryClient, api, store } = context.get(pageContext);
  const { queryKey } = mainQueries.state(api);
  return { session: store.get(sessionAtom), responses: [[queryKey, queryClient.getQueryData(queryKey)]] };
};

/** The session refresh keeps this state up to date; the root loader runs once. */
export const shouldRevalidate = () => false;

export const Layout = ({ children }: { children: ReactNode }) =>
  use(FrameContext)(<PageTimeZone>{children}</PageTimeZone>);

/** Puts the responses that came with the document into the query client before any component reads them. */
const useServerResponses = (): void => {
  const queryClient = useQueryClient();
  const matches = useMatches();
  useState(() => {
    for (const { loaderData } of matches) {
      const { responses = [] } = (loaderData ?? {}) as Partial<PageData>;
      for (const [key, response] of responses) queryClient.setQueryData(key, response);
    }
  });
};

const Root = () => {
  const { session } = useLoaderData<typeof loader>();
  useHydrateAtoms(new Map<typeof sessionAtom, SessionEvent>([[sessionAtom, { type: 'restored', session }]]));
  useServerResponses();
  return (
    <>
      <GlobalEffects />
      <EndedSession />
      <Outlet />
      <SiteNotes />
    </>
  );
};

export default Root;

export const ErrorBoundary = () => <RouteFailure />;
