import type { Schemas } from '@hoshikraft/api-client';
import { sessionAtom } from '@hoshikraft/auth-session';
import { act, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, Outlet, redirect, RouterProvider } from 'react-router';
import { authOf, idOf, mainOf } from '../testing/content-fixtures.ts';
import { type Answers, renderPage } from '../testing/render-page.tsx';
import { Companions } from './companions.tsx';
import { Providers } from './providers.tsx';

beforeEach(() => {
  window.scrollTo = jest.fn();
});

const PLAYER = authOf('Kitsune');
const OTHER: Schemas['AuthState'] = { ...PLAYER, data: { ...PLAYER.data, id: idOf('Tanuki'), login: 'Tanuki' } };
const mainWith = (auth: Schemas['AuthState'] | null): Schemas['Main'] => ({ ...mainOf([]), auth });

const show = (answers: Answers, auth?: Schemas['AuthState']) => {
  const { parts, requests, unmount } = renderPage(<p />, { answers, ...(auth && { auth }) });
  unmount();
  const forVisitors = () => (parts.store.get(sessionAtom).kind === 'signed-in' ? redirect('/ru/pay') : null);
  const frame = (
    <>
      <Companions />
      <Outlet />
    </>
  );
  const children = [
    { path: '/ru/login', loader: forVisitors, element: <p>login</p> },
    { path: '*', element: <p>page</p> },
  ];
  const router = createMemoryRouter([{ element: frame, children }], { initialEntries: ['/ru'] });
  render(
    <Providers parts={parts}>
      <RouterProvider router={router} />
    </Providers>,
  );
  const go = (to: string) => act(() => router.navigate(to));
  const asked = () => requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`);
  return { parts, requests, router, go, asked, session: () => parts.store.get(sessionAtom) };
};

test('a visitor who has signed in in another tab is known after the next navigation', async () => {
  const { parts, requests, go, asked, session } = show({
    'GET /main': mainWith(PLAYER),
    'POST /user/auth/token': { auth: PLAYER, region: null },
  });
  parts.queryClient.setQueryData(['store', 'offers'], { of: 'a visitor' });
  await go('/ru/team');
  await waitFor(() => expect(session()).toEqual({ kind: 'signed-in', auth: PLAYER }));
  expect(asked()[0]).toBe('GET /api/main');
  // A visitor's answer that the browser still holds says nothing of who is here now.
  expect(requests[0]?.cache).toBe('no-cache');
  expect(parts.queryClient.getQueryState(['store', 'offers'])?.isInvalidated).toBe(true);
});

test('a page for visitors is left when it turns out that nobody is one', async () => {
  const { router, go } = show({
    'GET /main': mainWith(PLAYER),
    'POST /user/auth/token': { auth: PLAYER, region: null },
  });
  await go('/ru/login');
  await waitFor(() => expect(router.state.location.pathname).toBe('/ru/pay'));
  expect(router.state.historyAction).toBe('REPLACE');
});

test('a visitor who is one still stays where they are', async () => {
  const { router, go, asked, session } = show({ 'GET /main': mainWith(null) });
  await go('/ru/login');
  await waitFor(() => expect(asked()).toEqual(['GET /api/main']));
  await act(async () => {});
  expect(session()).toEqual({ kind: 'signed-out' });
  expect(router.state.location.pathname).toBe('/ru/login');
  await go('/ru/logout');
  expect(asked()).toHaveLength(1);
});

test('another player in another tab takes the place of the one who was here', async () => {
  const { parts, go, session } = show({ 'POST /user/auth/token': { auth: OTHER, region: null } }, PLAYER);
  parts.queryClient.setQueryData(['cabinet', 'overview'], { of: 'Kitsune' });
  await go('/ru/team');
  await waitFor(() => expect(session()).toMatchObject({ auth: { data: { login: 'Tanuki' } } }));
  expect(parts.queryClient.getQueryState(['cabinet', 'overview'])?.isInvalidated).toBe(true);
});

test('a visitor with credentials of a session that has ended elsewhere stays, and they are dropped once', async () => {
  const ended = () =>
    Response.json(
      { error_code: 8, error_message: 'm', details: { type: 'signed_out', description: 'd' } },
      { status: 401 },
    );
  const { router, go, asked, session } = show({ 'GET /main': ended, 'POST /user/auth/logout': ended });
  await go('/ru/team');
  await waitFor(() => expect(asked()).toEqual(['GET /api/main', 'POST /api/user/auth/logout']));
  await act(async () => {});
  expect(asked()).toHaveLength(2);
  expect(router.state.location.pathname).toBe('/ru/team');
  expect(session()).toEqual({ kind: 'signed-out' });
});

test.each(['/ru/logout', '/ru/Logout'])('an answer that comes after %s was opened counts for nothing', async (exit) => {
  let arrive: (answer: Response) => void = () => undefined;
  const late = () => new Promise<Response>((resolve) => (arrive = resolve));
  const { parts, go, asked, session } = show({ 'POST /user/auth/token': late }, PLAYER);
  await go('/ru/team');
  await waitFor(() => expect(asked()).toHaveLength(1));
  await go(exit);
  act(() => parts.store.set(sessionAtom, { type: 'signed-out' }));
  await act(async () => arrive(Response.json({ auth: PLAYER, region: null })));
  expect(asked()).toHaveLength(1);
  expect(session()).toEqual({ kind: 'signed-out' });
});
