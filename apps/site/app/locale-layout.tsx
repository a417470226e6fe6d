import { sessionAtom } from '@hoshikraft/auth-session';
import { guardRoute } from '@hoshikraft/route-guards';
import { isLocale } from '@hoshikraft/shared';
import {
  createContext,
  data,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  Outlet,
  redirect,
  type RouterContextProvider,
} from 'react-router';
import { RouteFailure } from './shell/errors/route-failure.tsx';
import { CATCH_ALL, guardedRoute, PARAMETERS } from './routing/known-routes.ts';
import { followMessages } from './framework/entry/change-language.ts';
import { pageContext } from './framework/page/page-context.ts';

interface MatchedAddress {
  url: URL;
  /** Pattern of the matched route: `:locale/pay`. */
  pattern: string;
  params: Readonly<Record<string, string | undefined>>;
  context: Readonly<RouterContextProvider>;
}

/** Whether every path parameter has the form that its name requires (docs/product/site-shell.md#addresses). */
const isValid = (params: MatchedAddress['params']): boolean =>
  Object.entries(PARAMETERS).every(([name, form]) => params[name] === undefined || form.test(params[name]));

/** Whether this user may see a page at this address. @throws a redirect where another page has to come first */
const isPage = ({ url, pattern, params, context }: MatchedAddress): boolean => {
  const { locale } = params;
  if (!isLocale(locale) || !isValid(params)) return false;
  const route = guardedRoute(pattern);
  // A route without access rules is shown to no user.
  if (route === undefined) return false;
  const { facts, store } = context.get(pageContext);
  if (route.development === true && !facts.developmentPages) return false;
  // The catch-all route refuses every user itself. A redirect from it could lead back to it: docs/decisions, 55.
  if (route.path === CATCH_ALL) return true;
  const session = store.get(sessionAtom);
  const location = { locale, pathname: url.pathname.replace(/\/+$/, ''), search: url.search };
  const verdict = guardRoute(route, session, location);
  if (verdict.kind === 'redirect') throw redirect(verdict.to);
  return verdict.kind !== 'not-found';
};

const notFound = () => data(null, { status: 404 });

const notFoundContext = createContext(false);

export const middleware: MiddlewareFunction<Response>[] = [
  async (args, next) => {
    args.context.set(notFoundContext, !isPage(args));
    return next();
  },
];

/**
 * Throws the 404 that the middleware decided on. Thrown in the middleware, it would skip the root's loader, and the browser
 * would render the error for a visitor where the server rendered it for a player.
 */
export const loader = ({ context }: LoaderFunctionArgs): null => {
  if (context.get(notFoundContext)) throw notFound();
  return null;
};

export const shouldRevalidate = () => false;

export const clientMiddleware: MiddlewareFunction[] = [
  async (args, next) => {
    if (!isPage(args)) throw notFound();
    await next();
  },
  followMessages,
];

const LocaleLayout = () => <Outlet />;

export default LocaleLayout;

export const ErrorBoundary = () => <RouteFailure />;
