import { sessionAtom } from '@hoshikraft/auth-session';
import { guardRoute } from '@hoshikraft/route-guards';
import { isLocale } from '@hoshikraft/shared';
import { data, type MiddlewareFunction, Outlet, redirect, type RouterContextProvider } from 'react-router';
import { RouteFailure } from './errors/route-failure.tsx';
import { partsContext } from './page/page-parts.ts';
import { ANY_OTHER, guardedRoute, PARAMETERS, wordsOf } from './route-table.ts';
import { addWords } from './words/add-words.ts';

interface Checked {
  url: URL;
  /** Of the route that the router has found: `:locale/pay`. */
  pattern: string;
  params: Readonly<Record<string, string | undefined>>;
  context: Readonly<RouterContextProvider>;
}

/** Whether every parameter of the path looks as its name says (product.md section 2, validity checks). */
const isValid = (params: Checked['params']): boolean =>
  Object.entries(PARAMETERS).every(([name, form]) => params[name] === undefined || form.test(params[name]));

/** Stops whoever may not see the page, before anything of it is loaded. */
const check = ({ url, pattern, params, context }: Checked): void => {
  const { locale } = params;
  if (!isLocale(locale) || !isValid(params)) throw data(null, { status: 404 });
  const route = guardedRoute(pattern);
  // A route that nobody has said who may see is shown to nobody.
  if (route === undefined) throw data(null, { status: 404 });
  const parts = context.get(partsContext);
  if (route.development === true && !parts.facts.developmentPages) throw data(null, { status: 404 });
  // What is no page refuses everybody by itself. Leading on from it could lead back to it: docs/decisions, 55.
  if (route.path === ANY_OTHER) return;
  const session = parts.store.get(sessionAtom);
  const location = { locale, pathname: url.pathname.replace(/\/+$/, ''), search: url.search };
  const verdict = guardRoute(route, session, location);
  if (verdict.kind === 'redirect') throw redirect(verdict.to);
  if (verdict.kind === 'not-found') throw data(null, { status: 404 });
};

export const middleware: MiddlewareFunction<Response>[] = [
  async (args, next) => {
    check(args);
    return next();
  },
];

export const clientMiddleware: MiddlewareFunction[] = [
  async (args, next) => {
    check(args);
    await Promise.all([next(), addWords(args.context.get(partsContext).i18n, wordsOf(args.pattern))]);
  },
];

const LocaleLayout = () => <Outlet />;

export default LocaleLayout;

export const ErrorBoundary = () => <RouteFailure />;
