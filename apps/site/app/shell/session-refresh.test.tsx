import type { Schemas } from '@hoshikraft/api-client';
import { sessionAtom } from '@hoshikraft/auth-session';
import { act, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, Outlet, redirect, RouterProvider } from 'react-router';
import { authOf, idOf, mainOf } from '../framework/testing/content-fixtures.ts';
import { type Answers, renderPage } from '../framework/testing/render-page.tsx';
import { GlobalEffects } from './global-effects.tsx';
import { Providers } from './providers.tsx';

beforeEach(() => {
  window.scrollTo = jest.fn();
});

const PLAYER = authOf('Kitsune');
const OTHER: Schemas['AuthState'] = { ...PLAYER, data: { ...PLAYER.data, id: idOf('Tanuki'), login: 'Tanuki' } };
const mainWith = (auth: Schemas['AuthState'] | null): Schemas['Main'] => ({ ...mainOf([]), auth });

const show = (answers: Answers, auth?: Schemas['AuthState']) => {
  const { context, requests, unmount } = renderPage(<p />, { answers, ...(auth && { auth }) });
  unmount();
  const forVisitors = () => (context.store.get(sessionAtom).kind === 'signed-in' ? redirect('/ru/pay') : null);
  const frame = (
    <>
      <GlobalEffects />
      <Outlet />
    </>
  );
  const children = [
    { path: '/ru/login', loader: forVisitors, element: <p>login</p> },
    { path: '*', element: <p>page</p> },
  ];
  const router = createMemoryRouter([{ element: frame, children }], { initialEntries: ['/ru'] });
  render(
    <Providers context={context}>
      <RouterProvider router={router} />
    </Providers>,
  );
  const go = (to: string) => act(() => router.navigate(to));
  const calls = () => requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`);
  return { context, requests, router, go, calls, session: () => context.store.get(sessionAtom) };
};

test('a visitor who signed in in another tab is signed in after the next navigation', async () => {
  const { context, requests, go, calls, session } = show({
    'GET /main': mainWith(PLAYER),
    'POST /user/auth/token': { auth: PLAYER, region: null },
  });
  context.queryClient.setQueryData(['store', 'offers'], { of: 'a visitor' });
  await go('/ru/team');
  await waitFor(() => expect(session()).toEqual({ kind: 'signed-in', auth: PLAYER }));
  expect(calls()[0]).toBe('GET /api/main');
  // A cached response may be that of a visitor.
  expect(requests[0]?.cache).toBe('no-cache');
  expect(context.queryClient.getQueryState(['store', 'offers'])?.isInvalidated).toBe(true);
});

test('a page for visitors redirects once a player turns out to be signed in', async () => {
  const { router, go } = show({
    'GET /main': mainWith(PLAYER),
    'POST /user/auth/token': { auth: PLAYER, region: null },
  });
  await go('/ru/login');
  await waitFor(() => expect(router.state.location.pathname).toBe('/ru/pay'));
  expect(router.state.historyAction).toBe('REPLACE');
});

test('a visitor stays on the page', async () => {
  const { router, go, calls, session } = show({ 'GET /main': mainWith(null) });
  await go('/ru/login');
  await waitFor(() => expect(calls()).toEqual(['GET /api/main']));
  await act(async () => {});
  expect(session()).toEqual({ kind: 'signed-out' });
  expect(router.state.location.pathname).toBe('/ru/login');
  await go('/ru/logout');
  expect(calls()).toHaveLength(1);
});

test('a player who signed in in another tab replaces the previous one', async () => {
  const { context, go, session } = show({ 'POST /user/auth/token': { auth: OTHER, region: null } }, PLAYER);
  context.queryClient.setQueryData(['cabinet', 'overview'], { of: 'Kitsune' });
  await go('/ru/team');
  await waitFor(() => expect(session()).toMatchObject({ auth: { data: { login: 'Tanuki' } } }));
  expect(context.queryClient.getQueryState(['cabinet', 'overview'])?.isInvalidated).toBe(true);
});

test('a visitor with credentials of an ended session stays, and the credentials are dropped once', async () => {
  const ended = () =>
    Response.json(
      { error_code: 8, error_message: 'm', details: { type: 'signed_out', description: 'd' } },
      { status: 401 },
    );
  const { router, go, calls, session } = show({ 'GET /main': ended, 'POST /user/auth/logout': ended });
  await go('/ru/team');
  await waitFor(() => expect(calls()).toEqual(['GET /api/main', 'POST /api/user/auth/logout']));
  await act(async () => {});
  expect(calls()).toHaveLength(2);
  expect(router.state.location.pathname).toBe('/ru/team');
  expect(session()).toEqual({ kind: 'signed-out' });
});

test.each(['/ru/logout', '/ru/Logout'])('a response that arrives after %s was opened is ignored', async (exit) => {
  let arrive: (answer: Response) => void = () => undefined;
  const late = () => new Promise<Response>((resolve) => (arrive = resolve));
  const { context, go, calls, session } = show({ 'POST /user/auth/token': late }, PLAYER);
  await go('/ru/team');
  await waitFor(() => expect(calls()).toHaveLength(1));
  await go(exit);
  act(() => context.store.set(sessionAtom, { type: 'signed-out' }));
  await act(async () => arrive(Response.json({ auth: PLAYER, region: null })));
  expect(calls()).toHaveLength(1);
  expect(session()).toEqual({ kind: 'signed-out' });
});
