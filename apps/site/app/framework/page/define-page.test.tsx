import { serverQueries, storeQueries } from '@hoshikraft/api-client';
import { foreign } from '@hoshikraft/fake-api';
import { screen } from '@testing-library/react';
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { authOf, liveOf, mainOf, monitoringOf, never, serverOf } from '../testing/content-fixtures.ts';
import { rolesOf } from '../../billing/store/testing/store-fixtures.ts';
import { type Answers, openPage, renderPage } from '../testing/render-page.tsx';
import { loadPage } from '../entry/load-page.ts';
import { definePage, OPTIONAL_WAIT_MS } from './define-page.ts';
import { loadPageContext } from './page-data.ts';
import { pageContext } from './page-context.ts';
import type { PageQueryArgs } from './page-queries.ts';

const refusal = (status: number, code: number) =>
  Response.json({ error_code: code, error_message: 'm', details: { type: 't', description: 'd' } }, { status });
const GOOD: Answers = { 'GET /store/roles': rolesOf(), 'GET /server/monitoring': monitoringOf({}) };
const page = definePage({
  queries: ({ api }) => ({ roles: storeQueries.roles(api, { server: 'hitech' }) }),
  optional: ({ api }) => ({ monitoring: serverQueries.monitoring(api) }),
});

const setUp = (answers: Answers, { loader, clientLoader }: Pick<typeof page, 'loader' | 'clientLoader'> = page) => {
  const { context, requests, unmount } = renderPage(<p />, {
    answers,
    auth: { ...authOf('Kitsune'), preferredServer: 'hitech' },
  });
  unmount();
  const routerContext = new RouterContextProvider();
  routerContext.set(pageContext, context);
  routerContext.set(loadPageContext, loadPage);
  const url = new URL('http://site.test/ru/team?tab=1');
  const args = { context: routerContext, url, params: { locale: 'ru' }, request: new Request(url) };
  return {
    context,
    paths: () => requests.map((request) => new URL(request.url).pathname),
    load: () => loader(args as unknown as LoaderFunctionArgs),
    loadInBrowser: () => clientLoader(args as unknown as ClientLoaderFunctionArgs),
  };
};

describe('on the server', () => {
  test('the page data holds only the queries of the page', async () => {
    const { context, load } = setUp(GOOD);
    context.queryClient.setQueryData(['another', 'page'], 1);
    const { responses } = await load();
    expect(responses.map(([queryKey]) => queryKey)).toEqual([
      ['store', 'roles', 'hitech', null],
      ['servers', 'monitoring'],
    ]);
  });

  test('a failed optional query does not fail the page', async () => {
    const { load, context } = setUp({ ...GOOD, 'GET /server/monitoring': () => refusal(500, 500) });
    expect((await load()).responses).toHaveLength(1);
    // The browser has no such failure: with it the server would render a different page.
    expect(context.queryClient.getQueryState(['servers', 'monitoring'])).toBeUndefined();
  });

  test.each([
    [404, 4, 404],
    [400, 2, 404],
    [403, 3, 403],
    [500, 500, 500],
    [503, 9, 503],
  ])('HTTP %i of a needed query, error %i, is HTTP %i of the page', async (http, code, status) => {
    const { load } = setUp({ ...GOOD, 'GET /store/roles': () => refusal(http, code) });
    await expect(load()).rejects.toMatchObject({ init: { status }, data: { code, message: 'm', description: 'd' } });
  });

  test('no connection to the API is 503', async () => {
    const { load } = setUp({ ...GOOD, 'GET /store/roles': () => Promise.reject(new TypeError('away')) });
    await expect(load()).rejects.toMatchObject({
      init: { status: 503 },
      data: { code: 'NO_CONNECTION', message: null },
    });
  });

  test('queries get the address and the user', async () => {
    const queries = jest.fn((_args: PageQueryArgs) => ({}));
    await setUp(GOOD, definePage({ queries })).load();
    const args = queries.mock.calls[0]?.[0] as PageQueryArgs;
    expect([args.params, args.locale, args.search.get('tab'), args.signedIn, args.preferredServer]).toEqual([
      { locale: 'ru' },
      'ru',
      '1',
      true,
      'hitech',
    ]);
  });
});

describe('in the browser', () => {
  test('queries are fetched straight from the API, once', async () => {
    const { loadInBrowser, paths } = setUp(GOOD);
    expect(await loadInBrowser()).toBeNull();
    await loadInBrowser();
    expect(paths()).toEqual(['/api/store/roles', '/api/server/monitoring']);
  });

  test('optional queries delay a navigation only briefly; needed queries are waited for', async () => {
    jest.useFakeTimers();
    const done: string[] = [];
    const slow = setUp({ ...GOOD, 'GET /server/monitoring': never });
    void slow.loadInBrowser().then(() => done.push('optional'));
    const arrivals: ((roles: unknown) => void)[] = [];
    const roles = () => new Promise((resolve) => arrivals.push(resolve));
    const waiting = setUp({ ...GOOD, 'GET /store/roles': roles }).loadInBrowser();
    void waiting.then(() => done.push('needed'));
    await jest.advanceTimersByTimeAsync(OPTIONAL_WAIT_MS - 50);
    expect(done).toEqual([]);
    await jest.advanceTimersByTimeAsync(100);
    expect(done).toEqual(['optional']);
    arrivals.forEach((arrive) => arrive(rolesOf()));
    jest.useRealTimers();
    await waiting;
    expect(done).toEqual(['optional', 'needed']);
  });

  test('the server waits for optional queries', async () => {
    let arrive: (monitoring: unknown) => void = () => undefined;
    const monitoring = () => new Promise((resolve) => (arrive = resolve));
    const { load } = setUp({ ...GOOD, 'GET /server/monitoring': monitoring });
    setTimeout(() => arrive(monitoringOf({})), OPTIONAL_WAIT_MS + 100);
    expect((await load()).responses).toHaveLength(2);
  });

  test.each([
    [404, 4],
    [400, 2],
  ])('only a resource that does not exist replaces the page: HTTP %i', async (http, code) => {
    const { loadInBrowser } = setUp({ ...GOOD, 'GET /store/roles': () => refusal(http, code) });
    await expect(loadInBrowser()).rejects.toMatchObject({ init: { status: 404 } });
  });

  test('a temporary failure, or one of an optional query, does not replace the page', async () => {
    expect(await setUp({ ...GOOD, 'GET /store/roles': () => refusal(500, 500) }).loadInBrowser()).toBeNull();
    expect(
      await setUp({ ...GOOD, 'GET /server/monitoring': () => foreign(refusal(404, 4)) }).loadInBrowser(),
    ).toBeNull();
  });
});

describe('the data that the page reads', () => {
  const named = definePage({
    queries: ({ api, main }) => ({
      servers: serverQueries.list(api),
      roles: storeQueries.roles(api, { server: main?.servers[0]?.id ?? '' }),
      nothing: undefined,
    }),
    optional: ({ api }) => ({ monitoring: serverQueries.monitoring(api) }),
  });
  const Page = () => {
    const { servers, roles, nothing, monitoring } = named.use();
    const names = servers.data?.pages.flatMap(({ items }) => items.map(({ id }) => id));
    return (
      <p>{JSON.stringify([names, roles.data?.serverId, nothing ?? null, monitoring.data?.records.onlineCurrent])}</p>
    );
  };
  const answers: Answers = {
    'GET /main': mainOf([serverOf('hitech', 'HiTech'), serverOf('magic', 'Magic')]),
    'GET /servers': { items: [serverOf('hitech', 'HiTech')], nextCursor: null },
    'GET /store/roles': (request: Request) => ({
      ...rolesOf(),
      serverId: new URL(request.url).searchParams.get('server'),
    }),
    'GET /server/monitoring': monitoringOf({ hitech: liveOf({ online: 7 }) }),
  };

  test('was fetched by its loader, and nothing is fetched twice', async () => {
    const { requests } = openPage({ clientLoader: named.clientLoader, default: Page }, { answers });
    expect(await screen.findByText('[["hitech"],"hitech",null,7]')).toBeInTheDocument();
    const paths = requests.map(({ url }) => new URL(url).pathname + new URL(url).search);
    expect([...new Set(paths)].sort()).toEqual([...paths].sort());
  });
});
