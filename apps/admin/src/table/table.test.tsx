import type { Schemas } from '@hoshikraft/api-client';
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { loadPages, refused, renderAdmin } from '../testing/render-admin.tsx';
import { pageOf, sampleId } from '../testing/samples.ts';
import { useFilters } from './use-filters.ts';

beforeAll(loadPages);
beforeEach(() => window.localStorage.clear());

const listed = (number: number, changes: Partial<Schemas['ListedPlayer']> = {}): Schemas['ListedPlayer'] => ({
  id: sampleId(number),
  login: `Player_${number}`,
  email: null,
  groups: [],
  registeredAt: '2026-01-05T10:00:00.000Z',
  ...changes,
});

const paramsOf = ({ url }: Request) => new URL(url).searchParams;

/** Two pages of two players. */
const twoPages = (request: Request) =>
  paramsOf(request).get('cursor') === 'next'
    ? pageOf(listed(3), listed(4))
    : { items: [listed(1), listed(2)], nextCursor: 'next' };

const names = () => screen.getAllByRole('row').map((row) => within(row).queryByRole('link')?.textContent);

/** What was saved, and under which name. */
const watchDownloads = () => {
  const saved: { name: string; file: Blob }[] = [];
  let file = new Blob();
  URL.createObjectURL = (made) => {
    file = made as Blob;
    return 'blob:saved';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, file });
  });
  return saved;
};

/** With its byte order mark. */
const textOf = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new TextDecoder('utf-8', { ignoreBOM: true }).decode(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(file);
  });

afterEach(() => jest.restoreAllMocks());

test('pages follow by their cursor', async () => {
  renderAdmin({ locale: 'en', at: '/players', answers: { 'GET /admin/players': twoPages } });
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(names()).toEqual([undefined, 'Player_1', 'Player_2', 'Player_3', 'Player_4']));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('the next page is loaded once the end of the list is near', async () => {
  let near: IntersectionObserverCallback = () => undefined;
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      near = callback;
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  renderAdmin({ locale: 'en', at: '/players', answers: { 'GET /admin/players': twoPages } });
  await screen.findByText('Player_2');
  near([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver);
  expect(await screen.findByText('Player_4')).toBeVisible();
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

test('a page that fails keeps the list and can be retried', async () => {
  let isDown = true;
  renderAdmin({
    locale: 'en',
    at: '/players',
    answers: {
      'GET /admin/players': (request: Request) =>
        isDown && paramsOf(request).has('cursor') ? refused(400, 'out', { code: 2 }) : twoPages(request),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText("Couldn't load the rest. Try again.")).toBeVisible();
  expect(screen.getByText('Player_1')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Player_4')).toBeVisible();
});

test('a list that fails shows the reason and can be retried', async () => {
  renderAdmin({
    locale: 'en',
    at: '/players',
    answers: {
      'GET /admin/players': (_request: Request, nth: number) =>
        nth === 1 ? refused(400, 'out', { code: 2 }) : pageOf(listed(1)),
    },
  });
  expect(await screen.findByText('why: out')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Player_1')).toBeVisible();
});

test('an empty list says what it is for; one that the filters emptied offers to clear them', async () => {
  const { where } = renderAdmin({
    locale: 'en',
    at: '/players?q=nobody&group=admin',
    answers: { 'GET /admin/players': () => pageOf() },
  });
  expect(await screen.findByText('Nothing found')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear the filters' }));
  expect(await screen.findByText('No players yet')).toBeVisible();
  expect(where()).toBe('/players');
});

test('filters come from the address and go there', async () => {
  const { where, requests } = renderAdmin({
    locale: 'en',
    at: '/players?group=editor',
    answers: { 'GET /admin/players': () => pageOf(listed(1)) },
  });
  expect(await screen.findByRole('combobox', { name: 'Group' })).toHaveValue('editor');
  await userEvent.type(screen.getByLabelText('Nickname or email begins with'), ' yuk');
  await waitFor(() => expect(where()).toBe('/players?group=editor&q=yuk'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Group' }), 'All players');
  await waitFor(() => expect(where()).toBe('/players?q=yuk'));
  const asked = requests.filter(({ url }) => url.includes('/players')).map((request) => paramsOf(request));
  expect(asked.map((params) => [params.get('q'), params.get('group')])).toEqual([
    [null, 'editor'],
    ['yuk', 'editor'],
    ['yuk', null],
  ]);
});

test('a filter that the address made up is left out', async () => {
  const { requests } = renderAdmin({
    at: '/players?group=king',
    answers: { 'GET /admin/players': () => pageOf(listed(1)) },
  });
  await screen.findByText('Player_1');
  expect(paramsOf(requests.find(({ url }) => url.includes('/players')) as Request).has('group')).toBe(false);
});

test('a hidden column stays hidden in this browser', async () => {
  const answers = { 'GET /admin/players': () => pageOf(listed(1, { email: 'one@example.org' })) };
  const { unmount } = renderAdmin({ locale: 'en', at: '/players', answers });
  await userEvent.click(await screen.findByRole('button', { name: 'Columns' }));
  expect(screen.queryByRole('checkbox', { name: 'Nickname' })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Email' }));
  expect(screen.queryByText('one@example.org')).toBeNull();
  unmount();
  renderAdmin({ locale: 'en', at: '/players', answers });
  await screen.findByText('Player_1');
  expect(screen.queryByRole('columnheader', { name: 'Email' })).toBeNull();
});

test('a file has every page, the columns shown, and no formulas', async () => {
  window.localStorage.setItem('hidden-columns:players', '["registeredAt"]');
  const saved = watchDownloads();
  const { requests } = renderAdmin({
    locale: 'en',
    at: '/players',
    answers: {
      'GET /admin/players': (request: Request) =>
        paramsOf(request).get('cursor') === 'next'
          ? pageOf(listed(2, { email: '=1+1@"x"' }))
          : { items: [listed(1, { groups: ['editor', 'admin'] })], nextCursor: 'next' },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Save as CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('hoshikraft-players.csv');
  expect(await textOf(saved[0]?.file as Blob)).toBe(
    [
      '\ufeff"Nickname","Email","Groups"',
      '"Player_1","—","Editor, Administrator"',
      `"Player_2","'=1+1@""x""","—"`,
      '',
    ].join('\r\n'),
  );
  expect(requests.filter(({ url }) => url.includes('limit=100'))).toHaveLength(2);
});

test('a file ends at 10,000 rows and says so', async () => {
  const saved = watchDownloads();
  const hundred = Array.from({ length: 100 }, (_, index) => listed(index));
  const { requests } = renderAdmin({
    locale: 'en',
    at: '/players',
    answers: {
      'GET /admin/players': (request: Request) => ({
        items: paramsOf(request).get('limit') === '100' ? hundred : [listed(1)],
        nextCursor: 'next',
      }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Save as CSV' }));
  expect(await screen.findByText(/Saved the first 10,?000 rows/, {}, { timeout: 20_000 })).toBeVisible();
  expect(saved).toHaveLength(1);
  expect(requests.filter(({ url }) => url.includes('limit=100'))).toHaveLength(100);
}, 30_000);

test('of a long list only the rows near the window are rendered', async () => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(50);
  const many = Array.from({ length: 100 }, (_, index) => listed(index));
  renderAdmin({
    locale: 'en',
    at: '/players',
    answers: {
      'GET /admin/players': (request: Request) =>
        paramsOf(request).has('cursor') ? pageOf(listed(200)) : { items: many, nextCursor: 'next' },
    },
  });
  await screen.findByText('Player_99');
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(screen.queryByText('Player_99')).toBeNull());
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '102');
});

test('two filters that change at once both stay', async () => {
  const { result } = renderHook(() => ({ filters: useFilters(['q', 'group']), at: useLocation().search }), {
    wrapper: MemoryRouter,
  });
  const { set } = result.current.filters;
  act(() => {
    set('q', 'yuk');
    set('group', 'admin');
  });
  expect(result.current.at).toBe('?q=yuk&group=admin');
});
