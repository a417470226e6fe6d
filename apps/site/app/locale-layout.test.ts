import { sessionAtom } from '@hoshikraft/auth-session';
import { createI18n } from '@hoshikraft/i18n';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { localeOfPath } from '@hoshikraft/shared';
import { createStore } from 'jotai';
import {
  createMemoryRouter,
  createStaticHandler,
  type DataRouteObject,
  isRouteErrorResponse,
  RouterContextProvider,
} from 'react-router';
import { type PageContext, pageContext } from './framework/page/page-context.ts';
import routes from './routes.ts';
import { authOf } from './framework/testing/content-fixtures.ts';
import { clientMiddleware, loader, middleware } from './locale-layout.tsx';

type Where = 'server' | 'browser';

/** The site's routes with the guard in its place, and pages that only record that they were reached. */
const guarded = (which: Where, reached: () => null, entries: RouteConfigEntry[]): DataRouteObject[] =>
  entries.map(({ path, index, file, children }) => {
    const id = `${file}:${path ?? ''}`;
    if (index) return { id, path, index, loader: reached };
    const isGuard = file === 'locale-layout.tsx';
    return {
      id,
      path,
      ...(isGuard && (which === 'server' ? { middleware, loader } : { middleware: clientMiddleware })),
      ...(children ? { children: guarded(which, reached, children) } : { loader: reached }),
    } as DataRouteObject;
  });

type Who = 'visitor' | 'player' | 'pending' | 'developer';

const contextOf = (who: Who, path: string): RouterContextProvider => {
  const store = createStore();
  if (who === 'player') store.set(sessionAtom, { type: 'loaded', auth: authOf('Kitsune') });
  if (who === 'pending') store.set(sessionAtom, { type: 'two-factor-needed', pending: null });
  const context = new RouterContextProvider();
  const facts = { developmentPages: who === 'developer', locale: localeOfPath(path) };
  context.set(pageContext, { store, i18n: createI18n('ru'), facts } as unknown as PageContext);
  return context;
};

const statusOf = (error: unknown): string => `status ${isRouteErrorResponse(error) ? error.status : String(error)}`;

const onServer = async (path: string, who: Who): Promise<string> => {
  const reached = jest.fn(() => null);
  const { query } = createStaticHandler(guarded('server', reached, routes));
  const response = await query(new Request(new URL(path, 'http://site.test')), {
    requestContext: contextOf(who, path),
    generateMiddlewareResponse: async (load) => {
      const loaded = await load(new Request(new URL(path, 'http://site.test')));
      if (loaded instanceof Response) return loaded;
      const [error] = Object.values(loaded.errors ?? {});
      return new Response(error === undefined ? 'page' : statusOf(error));
    },
  });
  if (!(response instanceof Response)) throw new Error('Middleware must return a response.');
  const location = response.headers.get('Location');
  if (location !== null) expect(reached).not.toHaveBeenCalled();
  return location ?? response.text();
};

const inBrowser = async (path: string, who: Who): Promise<string> => {
  const reached = jest.fn(() => null);
  const start: DataRouteObject = { id: 'start', path: '/start-of-the-test', loader: () => null };
  const router = createMemoryRouter([start, ...guarded('browser', reached, routes)], {
    initialEntries: ['/start-of-the-test'],
    getContext: () => contextOf(who, path),
  });
  await router.navigate(path);
  const { location, errors } = router.state;
  router.dispose();
  const [error] = Object.values(errors ?? {});
  if (error !== undefined) return statusOf(error);
  const now = location.pathname + location.search;
  return now === path ? 'page' : now;
};

describe.each([
  ['server', onServer],
  ['browser', inBrowser],
] as const)('on the %s', (_which, outcome) => {
  test.each<[string, Who, string]>([
    ['/ru', 'visitor', 'page'],
    ['/ru/pay?amount=100', 'visitor', '/ru/login?return_to=%2Fru%2Fpay%3Famount%3D100'],
    ['/ru/pay/', 'visitor', '/ru/login?return_to=%2Fru%2Fpay'],
    ['/ru/Pay', 'visitor', '/ru/login?return_to=%2Fru%2FPay'],
    ['/ru/%70ay', 'visitor', '/ru/login?return_to=%2Fru%2F%2570ay'],
    ['/ru/cabinet/Roles', 'visitor', '/ru/login?return_to=%2Fru%2Fcabinet%2FRoles'],
    ['/ru/CABINET/%72oles', 'visitor', '/ru/login?return_to=%2Fru%2FCABINET%2F%2572oles'],
    ['/ru/pay', 'player', 'page'],
    ['/ru/Pay', 'player', 'page'],
    ['/en/cabinet/roles', 'visitor', '/en/login?return_to=%2Fen%2Fcabinet%2Froles'],
    ['/en/login', 'player', '/en'],
    ['/ru/Login', 'player', '/ru'],
    ['/ru/%4Cogin', 'player', '/ru'],
    ['/en/login?return_to=/en/store', 'player', '/en/store'],
    ['/en/logout', 'player', 'page'],
    ['/en/Logout', 'player', 'page'],
    ['/en/logout', 'visitor', '/en'],
    ['/en/%6cogout', 'visitor', '/en'],
    ['/ru/nothing', 'visitor', 'page'],
    ['/ru/Team', 'pending', '/ru/2fa?return_to=%2Fru%2FTeam'],
    ['/ru/cabinet', 'pending', '/ru/2fa?return_to=%2Fru%2Fcabinet'],
    ['/ru/Logout', 'pending', 'page'],
    // The second factor must not redirect to itself.
    ['/ru/2fa', 'pending', 'page'],
    ['/ru/nothing', 'pending', 'page'],
    ['/ru/development/elements', 'developer', 'page'],
    ['/ru/development/elements', 'player', 'status 404'],
    ['/ru/Development/Adaptive/%62uttons', 'visitor', 'status 404'],
    ['/uk/store', 'visitor', 'status 404'],
    ['/RU/store', 'visitor', 'status 404'],
  ])('%s for a %s leads to %s', async (path, who, expected) => {
    expect(await outcome(path, who)).toBe(expected);
  });
});
