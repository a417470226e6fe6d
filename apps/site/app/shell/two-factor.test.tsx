import { accountCalls } from '@hoshikraft/api-client';
import { sessionAtom } from '@hoshikraft/auth-session';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { RouteFailure } from './errors/route-failure.tsx';
import TwoFactorPage from '../auth/sign-in/two-factor.tsx';
import { authOf, never } from '../framework/testing/content-fixtures.ts';
import { renderPage } from '../framework/testing/render-page.tsx';
import { GlobalEffects } from './global-effects.tsx';
import { Providers } from './providers.tsx';

beforeEach(() => {
  window.scrollTo = jest.fn();
});

const DETAILS = {
  type: 'two_factor_required',
  description: 'd',
  userId: '0197a3c2-0000-7000-8000-000000000001',
  login: 'Kitsune',
  avatarOrSkin: { id: 'a1', extension: 'png', type: 'SKIN' },
  factor: 1,
  factors: [1, 3],
};
const needed = () => Response.json({ error_code: -7, error_message: 'Confirm', details: DETAILS }, { status: 403 });

const show = (at: string, confirmed: () => unknown = () => ({ auth: authOf('Kitsune'), region: null })) => {
  const answers = {
    'POST /user/auth/token': confirmed,
    'POST /user/set-region': needed,
    'GET /main': never,
    'GET /server/monitoring': never,
  };
  const { context, unmount } = renderPage(<p />, { answers, auth: authOf('Kitsune') });
  unmount();
  const frame = (
    <>
      <GlobalEffects />
      <Outlet />
    </>
  );
  const router = createMemoryRouter(
    [
      {
        element: frame,
        children: [
          {
            errorElement: <RouteFailure />,
            children: [
              { path: '/ru/team', element: <p>team</p> },
              { path: '/ru/2fa', element: <TwoFactorPage /> },
              { path: '/ru', element: <p>home</p> },
              { path: '/ru/logout', element: <p>leaving</p> },
            ],
          },
        ],
      },
    ],
    { initialEntries: [at] },
  );
  render(
    <Providers context={context}>
      <RouterProvider router={router} />
    </Providers>,
  );
  const refuse = () => act(() => accountCalls.setRegion(context.api, 'global').catch(() => undefined));
  return { context, router, refuse };
};

test('error -7 of a call stores the pending sign-in and opens the second factor, without a toast', async () => {
  const { context, router, refuse } = show('/ru/team');
  await refuse();
  const { userId, login, avatarOrSkin, factor, factors } = DETAILS;
  expect(context.store.get(sessionAtom)).toEqual({
    kind: 'pending-two-factor',
    pending: { userId, login, avatarOrSkin, factor, factors },
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/ru/2fa'));
  expect(router.state.historyAction).toBe('PUSH');
  expect(document.body).not.toHaveTextContent('Confirm');
  expect(await screen.findByRole('heading', { level: 1, name: 'Подтвердите вход' })).toBeVisible();
  await act(() => router.navigate(-1));
  await waitFor(() => expect(router.state.location.pathname).toBe('/ru/2fa'));
});

test('a correct code signs in, and the player returns to the previous page', async () => {
  const { context, router, refuse } = show('/ru/team');
  await refuse();
  await userEvent.type(await screen.findByLabelText('Код'), '123456');
  await waitFor(() => expect(router.state.location.pathname).toBe('/ru/team'));
  expect(context.store.get(sessionAtom)).toEqual({ kind: 'signed-in', auth: authOf('Kitsune') });
});

test('a player redirected by a guard returns to the guarded page', async () => {
  const { router, refuse } = show('/ru/2fa?return_to=%2Fru%2Fteam%3Fopen-modal%3Dtransfer-coins');
  await waitFor(() => expect(router.state.location.pathname).toBe('/ru/team'));
  expect(router.state.location.search).toBe('?open-modal=transfer-coins');
  await refuse();
  await userEvent.type(await screen.findByLabelText('Код'), '123456');
  await waitFor(() => expect(router.state.location.pathname).toBe('/ru/team'));
});

test('when a pending sign-in has ended, the page says so and keeps the return address for the next sign-in', async () => {
  const over = () => Response.json({ error_code: 8, error_message: 'over', details: null }, { status: 401 });
  const { router, refuse } = show('/ru/2fa?return_to=%2Fru%2Fteam', over);
  await refuse();
  await act(() => router.navigate('/ru/2fa?return_to=%2Fru%2Fteam'));
  await userEvent.type(await screen.findByLabelText('Код'), '123456');
  expect(await screen.findByText('Вход не завершён')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Войти заново' });
  expect(link).toHaveAttribute('href', '/ru/login?return_to=%2Fru%2Fteam');
  expect(router.state.location.pathname).toBe('/ru/2fa');
});

test('the page redirects home if nothing is to be confirmed', async () => {
  const { router } = show('/ru/2fa');
  await waitFor(() => expect(router.state.location.pathname).toBe('/ru'));
});

test('sign-out is not interrupted', async () => {
  const { router, refuse } = show('/ru/logout');
  await refuse();
  expect(screen.getByText('leaving')).toBeVisible();
  expect(router.state.location.pathname).toBe('/ru/logout');
});

test('signing out of the second factor is asked once, by its link, which opens in a new tab as any link does', async () => {
  const { router, refuse } = show('/ru/team');
  await refuse();
  const link = await screen.findByRole('link', { name: 'Выйти' });
  let isBrowsers = false;
  const follow = (event: Event): void => {
    isBrowsers = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', follow, { once: true });
  fireEvent.click(link, { ctrlKey: true });
  expect(isBrowsers).toBe(true);
  expect(router.state.location.pathname).toBe('/ru/2fa');
  await userEvent.click(link);
  await waitFor(() => expect(router.state.location.pathname).toBe('/ru/logout'));
  expect(router.state.location.state).toEqual({ confirmed: true });
});
