import { roleQueries, type Schemas } from '@hoshikraft/api-client';
import { sessionAtom, useSession } from '@hoshikraft/auth-session';
import { render, screen, waitFor } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { authOf, idOf, mainOf } from '../framework/testing/content-fixtures.ts';
import { type Answers, renderPage } from '../framework/testing/render-page.tsx';
import { GlobalEffects } from './global-effects.tsx';
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

/** A public page as a browser receives it: rendered for a visitor, with the visitor's data. */
const show = (answers: Answers) => {
  const { context, requests, unmount } = renderPage(<p />, { answers, facts: { build: BUILD } });
  unmount();
  const best = roleQueries.bestRoles(context.api);
  context.queryClient.setQueryData(best.queryKey, []);
  context.queryClient.setQueryData(['servers', 'cards'], { of: 'all users' });
  const Page = () => {
    const session = useSession();
    useQuery(best);
    return <p>{session.kind === 'signed-in' ? session.auth.data.login : 'Sign in'}</p>;
  };
  const frame = (
    <>
      <GlobalEffects />
      <Page />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element: frame }], { initialEntries: ['/ru'] });
  render(
    <Providers context={context}>
      <RouterProvider router={router} />
    </Providers>,
  );
  const calls = () => requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`);
  return { context, calls, session: () => context.store.get(sessionAtom) };
};

test('a visitor makes no calls, and a stored account is removed', () => {
  storeLastAccount(BUILD, PLAYER);
  const { calls } = show({});
  expect(screen.getByText('Sign in')).toBeVisible();
  expect(calls()).toEqual([]);
  expect(readLastAccount(BUILD)).toBeUndefined();
});

test('a signed-in player gets the account and its data from two calls', async () => {
  root.dataset['account'] = 'loading';
  const { calls, context } = show({ 'GET /main': mainWith(PLAYER), 'GET /store/best-roles': { items: [] } });
  await screen.findByText('Kitsune');
  await waitFor(() => expect(root.dataset['account']).toBe('ready'));
  expect(calls()).toEqual(['GET /api/main', 'GET /api/store/best-roles']);
  expect(context.queryClient.getQueryState(['servers', 'cards'])?.isInvalidated).toBe(false);
  expect(readLastAccount(BUILD)).toEqual(PLAYER);
});

test('the next page shows the last account state at once', async () => {
  root.dataset['account'] = 'loading';
  storeLastAccount(BUILD, PLAYER);
  show({ 'GET /main': mainWith({ ...PLAYER, balance: 7 }), 'GET /store/best-roles': { items: [] } });
  expect(screen.getByText('Kitsune')).toBeVisible();
  await waitFor(() => expect(readLastAccount(BUILD)?.balance).toBe(7));
});

test('a player who signed in in another tab replaces the last account', async () => {
  root.dataset['account'] = 'loading';
  storeLastAccount(BUILD, PLAYER);
  show({ 'GET /main': mainWith(OTHER), 'GET /store/best-roles': { items: [] } });
  await screen.findByText('Tanuki');
  await waitFor(() => expect(readLastAccount(BUILD)?.data.login).toBe('Tanuki'));
});

test('an ended session is dropped without a message, together with the stored account', async () => {
  root.dataset['account'] = 'loading';
  storeLastAccount(BUILD, PLAYER);
  const { calls, session } = show({
    'GET /main': () => refusal(8, 401),
    'GET /store/best-roles': { items: [] },
    'POST /user/auth/logout': { success: true },
  });
  await waitFor(() => expect(session()).toEqual({ kind: 'signed-out' }));
  await waitFor(() => expect(calls()).toContain('POST /api/user/auth/logout'));
  expect(screen.getByText('Sign in')).toBeVisible();
  expect([root.dataset['account'], readLastAccount(BUILD)]).toEqual([undefined, undefined]);
});

test('if the API is unavailable, the page shows public data and the placeholder of the account', async () => {
  root.dataset['account'] = 'loading';
  show({ 'GET /main': () => refusal(9, 503) });
  await waitFor(() => expect(root.dataset['account']).toBe('away'));
});

test('a player whose second factor is pending gets the header of a visitor', async () => {
  root.dataset['account'] = 'loading';
  show({ 'GET /main': () => refusal(-7, 403) });
  await waitFor(() => expect(root.dataset['account']).toBeUndefined());
  expect(screen.getByText('Sign in')).toBeVisible();
});

test('an account state stored by another build is not read', () => {
  storeLastAccount('b0', PLAYER);
  expect(readLastAccount(BUILD)).toBeUndefined();
});
