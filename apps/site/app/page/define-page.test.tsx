import { serverQueries, storeQueries } from '@hoshikraft/api-client';
import { foreign } from '@hoshikraft/fake-api';
import { screen } from '@testing-library/react';
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { authOf, liveOf, mainOf, monitoringOf, never, serverOf } from '../testing/content-fixtures.ts';
import { rolesOf } from '../store/testing/store-fixtures.ts';
import { type Answers, openPage, renderPage } from '../testing/render-page.tsx';
import { loadPage } from '../entry/load-page.ts';
import { definePage, OPTIONAL_WAIT_MS } from './define-page.ts';
import { loadPageContext } from './page-data.ts';
import { partsContext } from './page-parts.ts';
import type { PageQueryArgs } from './page-queries.ts';

const refusal = (status: number, code: number) =>
  Response.json({ error_code: code, error_message: 'm', details: { type: 't', description: 'd' } }, { status });
const GOOD: Answers = { 'GET /store/roles': rolesOf(), 'GET /server/monitoring': monitoringOf({}) };
const page = definePage({
  queries: ({ api }) => ({ roles: storeQueries.roles(api, { server: 'hitech' }) }),
  optional: ({ api }) => ({ monitoring: serverQueries.monitoring(api) }),
});

const setUp = (answers: Answers, { loader, clientLoader }: Pick<typeof page, 'loader' | 'clientLoader'> = page) => {
  const { parts, requests, unmount } = renderPage(<p />, {
    answers,
    auth: { ...authOf('Kitsune'), preferredServer: 'hitech' },
  });
  unmount();
  const context = new RouterContextProvider();
  context.set(partsContext, parts);
  context.set(loadPageContext, loadPage);
  const url = new URL('http://site.test/ru/team?tab=1');
  const args = { context, url, params: { locale: 'ru' }, request: new Request(url) };
  return {
    parts,
    paths: () => requests.map((request) => new URL(request.url).pathname),
    load: () => loader(args as unknown as LoaderFunctionArgs),
    loadInBrowser: () => clientLoader(args as unknown as ClientLoaderFunctionArgs),
  };
};

describe('on the server', () => {
  test('the page gets what it asked for, and nothing that others have fetched', async () => {
    const { parts, load } = setUp(GOOD);
    parts.queryClient.setQueryData(['somebody', 'else'], 1);
    const { answers } = await load();
    expect(answers.map(([queryKey]) => queryKey)).toEqual([
      ['store', 'roles', 'hitech', null],
      ['servers', 'monitoring'],
    ]);
  });

  test('what a page can do without leaves it standing', async () => {
    const { load, parts } = setUp({ ...GOOD, 'GET /server/monitoring': () => refusal(500, 500) });
    expect((await load()).answers).toHaveLength(1);
    // Drawn from what the browser will have: a failure that only the server knows of would be drawn there alone.
    expect(parts.queryClient.getQueryState(['servers', 'monitoring'])).toBeUndefined();
  });

  test.each([
    [404, 4, 404],
    [400, 2, 404],
    [403, 3, 403],
    [500, 500, 500],
    [503, 9, 503],
  ])('HTTP %i of what it needs, error %i, is HTTP %i of the page', async (http, code, status) => {
    const { load } = setUp({ ...GOOD, 'GET /store/roles': () => refusal(http, code) });
    await expect(load()).rejects.toMatchObject({ init: { status }, data: { code, message: 'm', description: 'd' } });
  });

  test('no answer at all is 503', async () => {
    const { load } = setUp({ ...GOOD, 'GET /store/roles': () => Promise.reject(new TypeError('away')) });
    await expect(load()).rejects.toMatchObject({
      init: { status: 503 },
      data: { code: 'NO_CONNECTION', message: null },
    });
  });

  test('queries see where the page is and who asks', async () => {
    const queries = jest.fn((_seen: PageQueryArgs) => ({}));
    await setUp(GOOD, definePage({ queries })).load();
    const seen = queries.mock.calls[0]?.[0] as PageQueryArgs;
    expect([seen.params, seen.locale, seen.search.get('tab'), seen.signedIn, seen.preferredServer]).toEqual([
      { locale: 'ru' },
      'ru',
      '1',
      true,
      'hitech',
    ]);
  });
});

describe('in the browser', () => {
  test('it is fetched from the API itself, and once', async () => {
    const { loadInBrowser, paths } = setUp(GOOD);
    expect(await loadInBrowser()).toBeNull();
    await loadInBrowser();
    expect(paths()).toEqual(['/api/store/roles', '/api/server/monitoring']);
  });

  test('what a page can do without holds up a navigation for a moment only; what it needs is waited for', async () => {
    jest.useFakeTimers();
    const seen: string[] = [];
    const slow = setUp({ ...GOOD, 'GET /server/monitoring': never });
    void slow.loadInBrowser().then(() => seen.push('without'));
    const arrivals: ((roles: unknown) => void)[] = [];
    const roles = () => new Promise((resolve) => arrivals.push(resolve));
    const waiting = setUp({ ...GOOD, 'GET /store/roles': roles }).loadInBrowser();
    void waiting.then(() => seen.push('needed'));
    await jest.advanceTimersByTimeAsync(OPTIONAL_WAIT_MS - 50);
    expect(seen).toEqual([]);
    await jest.advanceTimersByTimeAsync(100);
    expect(seen).toEqual(['without']);
    arrivals.forEach((arrive) => arrive(rolesOf()));
    jest.useRealTimers();
    await waiting;
    expect(seen).toEqual(['without', 'needed']);
  });

  test('on the server it is waited for', async () => {
    let arrive: (monitoring: unknown) => void = () => undefined;
    const monitoring = () => new Promise((resolve) => (arrive = resolve));
    const { load } = setUp({ ...GOOD, 'GET /server/monitoring': monitoring });
    setTimeout(() => arrive(monitoringOf({})), OPTIONAL_WAIT_MS + 100);
    expect((await load()).answers).toHaveLength(2);
  });

  test.each([
    [404, 4],
    [400, 2],
  ])('only what is not there replaces the page: HTTP %i', async (http, code) => {
    const { loadInBrowser } = setUp({ ...GOOD, 'GET /store/roles': () => refusal(http, code) });
    await expect(loadInBrowser()).rejects.toMatchObject({ init: { status: 404 } });
  });

  test('what may be there another time, or is not needed, leaves it standing', async () => {
    expect(await setUp({ ...GOOD, 'GET /store/roles': () => refusal(500, 500) }).loadInBrowser()).toBeNull();
    expect(
      await setUp({ ...GOOD, 'GET /server/monitoring': () => foreign(refusal(404, 4)) }).loadInBrowser(),
    ).toBeNull();
  });
});

describe('what the page reads', () => {
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

  test('is what its loader has fetched, by name, and nothing is asked for twice', async () => {
    const { requests } = openPage({ clientLoader: named.clientLoader, default: Page }, { answers });
    expect(await screen.findByText('[["hitech"],"hitech",null,7]')).toBeInTheDocument();
    const paths = requests.map(({ url }) => new URL(url).pathname + new URL(url).search);
    expect([...new Set(paths)].sort()).toEqual([...paths].sort());
  });
});
