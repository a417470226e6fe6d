import { roleQueries, type Schemas } from '@hoshikraft/api-client';
import { sessionAtom, useSession } from '@hoshikraft/auth-session';
import { render, screen, waitFor } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { authOf, idOf, mainOf } from '../testing/content-fixtures.ts';
import { type Answers, renderPage } from '../testing/render-page.tsx';
import { Companions } from './companions.tsx';
import { readLastAccount, storeLastAccount } from './last-account.ts';
import { Providers } from './providers.tsx';

const refusal = (code: number, status: number) =>
  Response.json({ error_code: code, error_message: 'm', details: { type: 't', description: 'd' } }, { status });
const PLAYER = authOf('Kitsune');
const OTHER: Schemas['AuthState'] = { ...PLAYER, data: { ...PLAYER.data, id: idOf('Tanuki'), login: 'Tanuki' } };
const BUILD = 'b1';
const root = document.documentElement;
const mainWith = (auth: Schemas['AuthState'] | null): Schemas['Main'] => ({ ...mainOf([]), auth });

beforeEach(() => {
  window.scrollTo = jest.fn();
  localStorage.clear();
  delete root.dataset['account'];
});

/** A public page as a browser gets it: rendered for a visitor, with the visitor's answers. */
const show = (answers: Answers) => {
  const { parts, requests, unmount } = renderPage(<p />, { answers, facts: { build: BUILD } });
  unmount();
  const best = roleQueries.bestRoles(parts.api);
  parts.queryClient.setQueryData(best.queryKey, []);
  parts.queryClient.setQueryData(['servers', 'cards'], { of: 'everybody' });
  const Page = () => {
    const session = useSession();
    useQuery(best);
    return <p>{session.kind === 'signed-in' ? session.auth.data.login : 'Sign in'}</p>;
  };
  const frame = (
    <>
      <Companions />
      <Page />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element: frame }], { initialEntries: ['/ru'] });
  render(
    <Providers parts={parts}>
      <RouterProvider router={router} />
    </Providers>,
  );
  const asked = () => requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`);
  return { parts, asked, session: () => parts.store.get(sessionAtom) };
};

test('a visitor is asked for nothing, and what was stored of an account goes', () => {
  storeLastAccount(BUILD, PLAYER);
  const { asked } = show({});
  expect(screen.getByText('Sign in')).toBeVisible();
  expect(asked()).toEqual([]);
  expect(readLastAccount(BUILD)).toBeUndefined();
});

test('who is signed in gets the account and their own answers, from two calls', async () => {
  root.dataset['account'] = 'loading';
  const { asked, parts } = show({ 'GET /main': mainWith(PLAYER), 'GET /store/best-roles': { items: [] } });
  await screen.findByText('Kitsune');
  await waitFor(() => expect(root.dataset['account']).toBe('ready'));
  expect(asked()).toEqual(['GET /api/main', 'GET /api/store/best-roles']);
  expect(parts.queryClient.getQueryState(['servers', 'cards'])?.isInvalidated).toBe(false);
  expect(readLastAccount(BUILD)).toEqual(PLAYER);
});

test('the next page shows the account at once, as it was last', async () => {
  root.dataset['account'] = 'loading';
  storeLastAccount(BUILD, PLAYER);
  show({ 'GET /main': mainWith({ ...PLAYER, balance: 7 }), 'GET /store/best-roles': { items: [] } });
  expect(screen.getByText('Kitsune')).toBeVisible();
  await waitFor(() => expect(readLastAccount(BUILD)?.balance).toBe(7));
});

test('one who has signed in elsewhere since takes the place of the last', async () => {
  root.dataset['account'] = 'loading';
  storeLastAccount(BUILD, PLAYER);
  show({ 'GET /main': mainWith(OTHER), 'GET /store/best-roles': { items: [] } });
  await screen.findByText('Tanuki');
  await waitFor(() => expect(readLastAccount(BUILD)?.data.login).toBe('Tanuki'));
});

test('a session that has ended is forgotten without a word, and with it the account', async () => {
  root.dataset['account'] = 'loading';
  storeLastAccount(BUILD, PLAYER);
  const { asked, session } = show({
    'GET /main': () => refusal(8, 401),
    'GET /store/best-roles': { items: [] },
    'POST /user/auth/logout': { success: true },
  });
  await waitFor(() => expect(session()).toEqual({ kind: 'signed-out' }));
  await waitFor(() => expect(asked()).toContain('POST /api/user/auth/logout'));
  expect(screen.getByText('Sign in')).toBeVisible();
  expect([root.dataset['account'], readLastAccount(BUILD)]).toEqual([undefined, undefined]);
});

test('where the API does not answer, places of the account stay and the page shows what all may see', async () => {
  root.dataset['account'] = 'loading';
  show({ 'GET /main': () => refusal(9, 503) });
  await waitFor(() => expect(root.dataset['account']).toBe('away'));
});

test('what another build has stored is not read', () => {
  storeLastAccount('b0', PLAYER);
  expect(readLastAccount(BUILD)).toBeUndefined();
});
