import { sessionAtom } from '@hoshikraft/auth-session';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { createStore } from 'jotai';
import {
  createMemoryRouter,
  createStaticHandler,
  type DataRouteObject,
  isRouteErrorResponse,
  RouterContextProvider,
} from 'react-router';
import { type PageParts, partsContext } from '../page/page-parts.ts';
import routes from '../routes.ts';
import { authOf } from '../testing/content-fixtures.ts';
import { clientMiddleware, middleware } from './locale-layout.tsx';

type Where = 'server' | 'browser';

/** The site's own routes with the guard where it stands, and pages that only tell that they were reached. */
const guarded = (which: Where, reached: () => null, entries: RouteConfigEntry[]): DataRouteObject[] =>
  entries.map(({ path, index, file, children }) => {
    const id = `${file}:${path ?? ''}`;
    if (index) return { id, path, index, loader: reached };
    const isGuard = file === 'shell/locale-layout.tsx';
    return {
      id,
      path,
      ...(isGuard && { middleware: which === 'server' ? middleware : clientMiddleware }),
      ...(children ? { children: guarded(which, reached, children) } : { loader: reached }),
    } as DataRouteObject;
  });

const contextOf = (signedIn: boolean): RouterContextProvider => {
  const store = createStore();
  if (signedIn) store.set(sessionAtom, { type: 'loaded', auth: authOf('Kitsune') });
  const context = new RouterContextProvider();
  context.set(partsContext, { store } as PageParts);
  return context;
};

const statusOf = (error: unknown): string => `status ${isRouteErrorResponse(error) ? error.status : String(error)}`;

const onServer = async (path: string, signedIn: boolean): Promise<string> => {
  const reached = jest.fn(() => null);
  const { query } = createStaticHandler(guarded('server', reached, routes));
  const answer = await query(new Request(new URL(path, 'http://site.test')), {
    requestContext: contextOf(signedIn),
    generateMiddlewareResponse: async (load) => {
      const loaded = await load(new Request(new URL(path, 'http://site.test')));
      if (loaded instanceof Response) return loaded;
      const [error] = Object.values(loaded.errors ?? {});
      return new Response(error === undefined ? 'page' : statusOf(error));
    },
  });
  if (!(answer instanceof Response)) throw new Error('Middleware answers with a response.');
  const location = answer.headers.get('Location');
  if (location !== null) expect(reached).not.toHaveBeenCalled();
  return location ?? answer.text();
};

const inBrowser = async (path: string, signedIn: boolean): Promise<string> => {
  const reached = jest.fn(() => null);
  const start: DataRouteObject = { id: 'start', path: '/start-of-the-test', loader: () => null };
  const router = createMemoryRouter([start, ...guarded('browser', reached, routes)], {
    initialEntries: ['/start-of-the-test'],
    getContext: () => contextOf(signedIn),
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
  test.each([
    ['/ru', false, 'page'],
    ['/ru/pay?amount=100', false, '/ru/login?return_to=%2Fru%2Fpay%3Famount%3D100'],
    ['/ru/pay/', false, '/ru/login?return_to=%2Fru%2Fpay'],
    ['/ru/Pay', false, '/ru/login?return_to=%2Fru%2FPay'],
    ['/ru/%70ay', false, '/ru/login?return_to=%2Fru%2F%2570ay'],
    ['/ru/cabinet/Roles', false, '/ru/login?return_to=%2Fru%2Fcabinet%2FRoles'],
    ['/ru/CABINET/%72oles', false, '/ru/login?return_to=%2Fru%2FCABINET%2F%2572oles'],
    ['/ru/pay', true, 'page'],
    ['/ru/Pay', true, 'page'],
    ['/en/cabinet/roles', false, '/en/login?return_to=%2Fen%2Fcabinet%2Froles'],
    ['/en/login', true, '/en'],
    ['/ru/Login', true, '/ru'],
    ['/ru/%4Cogin', true, '/ru'],
    ['/en/login?return_to=/en/store', true, '/en/store'],
    ['/en/logout', true, 'page'],
    ['/en/Logout', true, 'page'],
    ['/ru/nothing', false, 'page'],
    ['/uk/store', false, 'status 404'],
    ['/RU/store', false, 'status 404'],
  ])('%s (signed in: %s) leads to %s', async (path, signedIn, expected) => {
    expect(await outcome(path, signedIn)).toBe(expected);
  });
});
