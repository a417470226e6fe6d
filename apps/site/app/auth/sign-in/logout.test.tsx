import { mainQueries } from '@hoshikraft/api-client';
import { sessionAtom } from '@hoshikraft/auth-session';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, type LoaderFunctionArgs, RouterProvider, useLocation } from 'react-router';
import { Providers } from '../../shell/providers.tsx';
import { authOf, mainOf, serverOf } from '../../framework/testing/content-fixtures.ts';
import { type Answers, renderPage } from '../../framework/testing/render-page.tsx';
import LogoutPage, { loader } from './logout.tsx';

const DONE: Answers = { 'POST /user/auth/logout': { success: true } };

const SignIn = () => <p>sign-in {useLocation().search}</p>;

const show = ({ answers = DONE, confirmed = false, state = null as unknown, search = '' } = {}) => {
  const { context, requests, unmount } = renderPage(<p />, { answers, auth: authOf('Kitsune') });
  unmount();
  context.queryClient.setQueryData(['cabinet', 'overview'], { secret: 1 });
  const player = { ...authOf('Kitsune'), preferredServer: 'hitech' };
  context.queryClient.setQueryData(['main'], { ...mainOf([serverOf('hitech', 'HiTech')]), auth: player });
  const router = createMemoryRouter(
    [
      { path: '/ru', element: <p>home</p> },
      { path: '/ru/login', element: <SignIn /> },
      { path: '/ru/logout', loader: () => ({ confirmed }), element: <LogoutPage />, hydrateFallbackElement: <p /> },
    ],
    { initialEntries: [{ pathname: '/ru/logout', search, state }] },
  );
  render(
    <Providers context={context}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { context, requests };
};

test('after an ended session sign-in follows, which leads back to the page', async () => {
  show({ state: { confirmed: true }, search: '?return_to=%2Fru%2Fprofile%2FRyu' });
  expect(await screen.findByText('sign-in ?return_to=%2Fru%2Fprofile%2FRyu')).toBeVisible();
});

test.each([
  ['our own menu', { state: { confirmed: true } }],
  ['a full load from our own page', { confirmed: true }],
])('from %s it signs out at once and removes cached data', async (_name, how) => {
  const { context, requests } = show(how);
  expect(await screen.findByText('home')).toBeVisible();
  expect(requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
    'POST /api/user/auth/logout',
  ]);
  expect(context.store.get(sessionAtom)).toEqual({ kind: 'signed-out' });
  expect(context.queryClient.getQueryData(['cabinet', 'overview'])).toBeUndefined();
  expect(context.queryClient.getQueryData(['main'])).toMatchObject({ auth: null, servers: [{ id: 'hitech' }] });
});

test('a sign-out from any other page requires confirmation', async () => {
  const { requests, context } = show();
  expect(await screen.findByRole('heading', { name: 'Выйти из аккаунта?' })).toBeVisible();
  expect(requests).toEqual([]);
  expect(context.store.get(sessionAtom)).toMatchObject({ kind: 'signed-in' });
  await userEvent.click(screen.getByRole('button', { name: 'Выйти' }));
  expect(await screen.findByText('home')).toBeVisible();
  expect(requests).toHaveLength(1);
});

test('a failure of the API is only logged, and this browser is signed out', async () => {
  const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const away: Answers = { 'POST /user/auth/logout': () => Promise.reject(new TypeError('away')) };
  const { context } = show({ answers: away, state: { confirmed: true } });
  expect(await screen.findByText('home')).toBeVisible();
  expect(context.store.get(sessionAtom)).toEqual({ kind: 'signed-out' });
  await waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
  logged.mockRestore();
});

test('a pending response of the player is not cached for the visitor', async () => {
  let arrive: (main: unknown) => void = () => undefined;
  const { context } = show({ answers: { ...DONE, 'GET /main': () => new Promise((resolve) => (arrive = resolve)) } });
  const late = context.queryClient.fetchQuery(mainQueries.latest(context.api)).catch(() => undefined);
  await userEvent.click(await screen.findByRole('button', { name: 'Выйти' }));
  expect(await screen.findByText('home')).toBeVisible();
  arrive({ ...mainOf([]), auth: authOf('Kitsune') });
  await late;
  expect(context.queryClient.getQueryData(['main'])).toMatchObject({ auth: null });
});

test.each([
  ['same-origin', true],
  ['cross-site', false],
  ['same-site', false],
  ['none', false],
  [null, false],
])('a full load with Sec-Fetch-Site %s confirms: %s', (site, confirmed) => {
  const request = new Request('http://site.test/ru/logout', {
    headers: site === null ? {} : { 'Sec-Fetch-Site': site },
  });
  expect(loader({ request } as unknown as LoaderFunctionArgs)).toEqual({ confirmed });
});
