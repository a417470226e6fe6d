import { mainQueries } from '@hoshikraft/api-client';
import { sessionAtom } from '@hoshikraft/auth-session';
import { fontPreloads } from '@hoshikraft/ui/font-urls';
import stylesUrl from '@hoshikraft/ui/styles.css?url';
import { dehydrate, HydrationBoundary, type DehydratedState } from '@tanstack/react-query';
import { useHydrateAtoms } from 'jotai/utils';
import { type ReactNode, use } from 'react';
import {
  Links,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  Outlet,
  useLoaderData,
  useMatches,
} from 'react-router';
import { factAttributes } from './entry/document-facts.ts';
import { hostContext } from './host.ts';
import { DocumentContext, THEME_STYLES } from './page/document-context.ts';
import { LateScripts } from './entry/late-scripts.tsx';
import { createServerParts } from './entry/server-parts.ts';
import { RouteFailure } from './errors/route-failure.tsx';
import { pageFailure } from './page/page-failure.ts';
import { partsContext } from './page/page-parts.ts';
import { useSiteFacts } from './page/site-facts.tsx';
import { Companions } from './shell/companions.tsx';
import './shell/shell.css';

export const middleware: MiddlewareFunction<Response>[] = [
  async (args, next) => {
    const { context } = args;
    const { failure, ...parts } = await createServerParts(args, context.get(hostContext));
    context.set(partsContext, parts);
    // Without the first state there is nothing to draw, and no use in making each loader wait for the same.
    if (failure !== undefined) throw pageFailure(failure);
    return next();
  },
];

export const loader = ({ context }: LoaderFunctionArgs) => {
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

export const Layout = ({ children }: { children: ReactNode }) => {
  const facts = useSiteFacts();
  const { nonce, scripts, themeStyles } = use(DocumentContext);
  return (
    <html {...factAttributes(facts)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark" />
        <style id={THEME_STYLES} nonce={nonce}>
          {themeStyles}
        </style>
        <link rel="stylesheet" href={stylesUrl} />
        {fontPreloads[facts.locale].map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <Links nonce={nonce} />
      </head>
      <body>
        {children}
        <LateScripts nonce={nonce} words={scripts} />
      </body>
    </html>
  );
};

interface Dehydrated {
  dehydrated?: DehydratedState;
}

const Root = () => {
  const { session } = useLoaderData<typeof loader>();
  useHydrateAtoms([[sessionAtom, { type: 'restored' as const, session }] as const]);
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
