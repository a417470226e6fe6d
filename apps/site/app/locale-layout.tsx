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
import { RouteFailure } from './errors/route-failure.tsx';
import { ANY_OTHER, guardedRoute, PARAMETERS } from './known-routes.ts';
import { partsContext } from './page/page-parts.ts';

interface Checked {
  url: URL;
  /** Of the route that the router has found: `:locale/pay`. */
  pattern: string;
  params: Readonly<Record<string, string | undefined>>;
  context: Readonly<RouterContextProvider>;
}

/** Whether every parameter of the path looks as its name says (docs/product/site-shell.md#addresses). */
const isValid = (params: Checked['params']): boolean =>
  Object.entries(PARAMETERS).every(([name, form]) => params[name] === undefined || form.test(params[name]));

/** Whether there is a page here for whoever asks. @throws a redirect where another page has to come first */
const isPage = ({ url, pattern, params, context }: Checked): boolean => {
  const { locale } = params;
  if (!isLocale(locale) || !isValid(params)) return false;
  const route = guardedRoute(pattern);
  // A route that nobody has said who may see is shown to nobody.
  if (route === undefined) return false;
  const parts = context.get(partsContext);
  if (route.development === true && !parts.facts.developmentPages) return false;
  // What is no page refuses everybody by itself. Leading on from it could lead back to it: docs/decisions, 55.
  if (route.path === ANY_OTHER) return true;
  const session = parts.store.get(sessionAtom);
  const location = { locale, pathname: url.pathname.replace(/\/+$/, ''), search: url.search };
  const verdict = guardRoute(route, session, location);
  if (verdict.kind === 'redirect') throw redirect(verdict.to);
  return verdict.kind !== 'not-found';
};

const notFound = () => data(null, { status: 404 });

const missingContext = createContext(false);

export const middleware: MiddlewareFunction<Response>[] = [
  async (args, next) => {
    args.context.set(missingContext, !isPage(args));
    return next();
  },
];

/**
 * Refuses what the middleware found to be no page: thrown there, the root would not be loaded, and the browser would draw
 * the refusal for a visitor where the server had drawn it for a player.
 */
export const loader = ({ context }: LoaderFunctionArgs): null => {
  if (context.get(missingContext)) throw notFound();
  return null;
};

export const shouldRevalidate = () => false;

export const clientMiddleware: MiddlewareFunction[] = [
  async (args, next) => {
    if (!isPage(args)) throw notFound();
    await next();
  },
];

const LocaleLayout = () => <Outlet />;

export default LocaleLayout;

export const ErrorBoundary = () => <RouteFailure />;
