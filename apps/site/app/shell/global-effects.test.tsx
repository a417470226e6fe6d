import { accountCalls } from '@hoshikraft/api-client';
import { sessionAtom } from '@hoshikraft/auth-session';
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { authOf } from '../framework/testing/content-fixtures.ts';
import { type Answers, renderPage } from '../framework/testing/render-page.tsx';
import { GlobalEffects } from './global-effects.tsx';
import { useImageRetry } from './image-retry.ts';
import { NoScriptsNote } from './no-scripts-note.tsx';
import { Providers } from './providers.tsx';
import { SiteNotes } from './site-notes.tsx';

const PAGES = ['/ru', '/ru/team', '/ru/logout', '/ru/rules#fair-play', '/ru?period=month', '/ru/cabinet/email'];
const refreshed = { auth: { ...authOf('Kitsune'), balance: 4200 }, region: null };

const Frame = () => (
  <>
    <GlobalEffects />
    {PAGES.map((page) => (
      <Link key={page} to={page}>
        {page}
      </Link>
    ))}
    <main id="main" tabIndex={-1}>
      <p id="fair-play" />
      <Outlet />
    </main>
    <SiteNotes />
  </>
);

const show = (answers: Answers, signedIn = true) => {
  const { context, requests, unmount } = renderPage(<p />, { answers, ...(signedIn && { auth: authOf('Kitsune') }) });
  unmount();
  const router = createMemoryRouter([{ element: <Frame />, children: [{ path: '*', element: <p>page</p> }] }], {
    initialEntries: ['/ru'],
  });
  render(
    <Providers context={context}>
      <RouterProvider router={router} />
    </Providers>,
  );
  const go = (name: string) => userEvent.click(screen.getByRole('link', { name }));
  return { context, requests, router, go };
};

const scrolled = jest.fn();
const anchored = jest.fn();
beforeEach(() => {
  window.scrollTo = scrolled;
  Element.prototype.scrollIntoView = anchored;
  scrolled.mockClear();
  anchored.mockClear();
});
afterEach(() => jest.restoreAllMocks());

describe('the session', () => {
  test('is reloaded after each navigation but the first and logout', async () => {
    const { requests, go, context } = show({ 'POST /user/auth/token': refreshed });
    expect(requests).toEqual([]);
    await go('/ru/team');
    await waitFor(() => expect(requests).toHaveLength(1));
    const { sessionAtom } = await import('@hoshikraft/auth-session');
    await waitFor(() => expect(context.store.get(sessionAtom)).toMatchObject({ auth: { balance: 4200 } }));
    await go('/ru/logout');
    await go('/ru');
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(new URL(requests[1]?.url ?? '').pathname).toBe('/api/user/auth/token');
  });

  test('is unchanged if the API is unavailable', async () => {
    const { go, context, requests } = show({ 'POST /user/auth/token': () => Promise.reject(new TypeError('away')) });
    await go('/ru/team');
    await waitFor(() => expect(requests).toHaveLength(1));
    const { sessionAtom } = await import('@hoshikraft/auth-session');
    expect(context.store.get(sessionAtom)).toMatchObject({ kind: 'signed-in' });
  });

  test('opens sign-out once after it has ended, for any number of failed calls', async () => {
    const ended = () =>
      Response.json(
        { error_code: 8, error_message: 'm', details: { type: 'signed_out', description: 'd' } },
        { status: 401 },
      );
    const { context, router } = show({ 'POST /user/auth/token': ended });
    await act(async () => {
      const calls = [1, 2, 3].map(() => accountCalls.refresh(context.api, {}).catch(() => undefined));
      await Promise.all(calls);
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/ru/logout'));
    expect(router.state.location.search).toBe('?return_to=%2F');
    expect(router.state.location.state).toEqual({ confirmed: true });
    expect(router.state.historyAction).toBe('REPLACE');
  });
});

describe('scrolling', () => {
  test('a page opens at its top and takes the focus, but not the first one', async () => {
    const { go } = show({ 'POST /user/auth/token': refreshed });
    expect(scrolled).not.toHaveBeenCalled();
    await go('/ru/team');
    expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('the page scrolls smoothly to an anchor', async () => {
    const { go } = show({ 'POST /user/auth/token': refreshed });
    await go('/ru/rules#fair-play');
    expect(anchored).toHaveBeenCalledWith({ behavior: 'smooth' });
    expect(scrolled).not.toHaveBeenCalled();
  });

  test('another query of the same page does not scroll', async () => {
    const { go, router } = show({ 'POST /user/auth/token': refreshed });
    await go('/ru?period=month');
    expect(router.state.location.search).toBe('?period=month');
    expect(scrolled).not.toHaveBeenCalled();
  });

  test('going back restores the scroll position', async () => {
    const { go, router } = show({ 'POST /user/auth/token': refreshed });
    Object.defineProperty(window, 'scrollY', { value: 640, configurable: true });
    window.dispatchEvent(new Event('scroll'));
    await go('/ru/team');
    await act(() => router.navigate(-1));
    expect(scrolled).toHaveBeenLastCalledWith({ top: 640, behavior: 'instant' });
  });
});

test('offline, a page not visited yet is blocked with a toast; a visited one opens', async () => {
  const { go, router } = show({ 'POST /user/auth/token': refreshed });
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await go('/ru/team');
  expect(await screen.findByText('Не удалось подключиться к серверу')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/ru');
  await go('/ru?period=month');
  expect(router.state.location.search).toBe('?period=month');
  online.mockReturnValue(true);
  await go('/ru/team');
  expect(router.state.location.pathname).toBe('/ru/team');
  online.mockReturnValue(false);
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/ru');
});

test('back online, pictures that failed are requested again, and no others', () => {
  renderHook(useImageRetry);
  const requested = jest.spyOn(HTMLImageElement.prototype, 'src', 'set');
  const [failed, loaded, loading] = ['/failed.png', '/loaded.png', '/loading.png'].map((address) => {
    const image = document.body.appendChild(document.createElement('img'));
    image.setAttribute('src', address);
    return image;
  });
  const set = (image: HTMLImageElement | undefined, complete: boolean, naturalWidth: number) =>
    Object.defineProperties(image, { complete: { value: complete }, naturalWidth: { value: naturalWidth } });
  set(failed, true, 0);
  set(loaded, true, 64);
  set(loading, false, 0);
  fireEvent(window, new Event('online'));
  expect(requested.mock.calls).toEqual([['/failed.png']]);
  for (const image of [failed, loaded, loading]) image?.remove();
});

test('the first focusable element skips the header', () => {
  show({});
  expect(screen.getByRole('link', { name: 'Перейти к содержанию' })).toHaveAttribute('href', '#main');
});

test('a progress bar is shown while a page is loading', async () => {
  const { context, unmount } = renderPage(<p />);
  unmount();
  let arrive: (value: null) => void = () => undefined;
  const router = createMemoryRouter(
    [
      { path: '/ru', element: <Frame /> },
      { path: '/ru/team', loader: () => new Promise<null>((resolve) => (arrive = resolve)), element: <p>team</p> },
    ],
    { initialEntries: ['/ru'] },
  );
  render(
    <Providers context={context}>
      <RouterProvider router={router} />
    </Providers>,
  );
  expect(screen.queryByRole('progressbar')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: '/ru/team' }));
  expect(screen.getByRole('progressbar', { name: 'Страница загружается' })).toBeInTheDocument();
  await act(async () => arrive(null));
  expect(await screen.findByText('team')).toBeVisible();
});

test('the notice of an outdated cached page is removed on navigation', async () => {
  const { go } = show({});
  document.body.insertAdjacentHTML('beforeend', '<aside class="site-old-note">old</aside>');
  await screen.findByText('old');
  await go('/ru/team');
  await waitFor(() => expect(screen.queryByText('old')).toBeNull());
});

test('a banned player whose emails are refused sees both on every page, with the way out', async () => {
  const current = {
    ...{
      id: '0197a3c2-0000-7000-8000-00000000000b',
      server: null,
      banned_by: 'Oni',
      ban_reason: '2.4',
      rule: { number: '2.4', title: 'Флуд' },
      unban_at: null,
      unbanPrice: 30_000,
    },
    banned_at: '2026-11-01T10:00:00.000Z',
  };
  const managers = { ban: { isBanned: true, unbanPrice: 30_000, current } };
  const auth = { ...authOf('Kitsune'), managers, refusedEmail: 'k•••@mail.example' };
  const { context, requests, go } = show({ 'POST /user/auth/token': { auth, region: null } });
  act(() => context.store.set(sessionAtom, { type: 'loaded', auth }));
  // Home shows the ban itself.
  expect(screen.queryByText(/Вы забанены/)).toBeNull();
  await go('/ru/team');
  const seen = async () => {
    expect(await screen.findByText(/Вы забанены на всех серверах/)).toBeVisible();
    expect(screen.getByText(/Не удалось доставить письмо на k•••@mail\.example/)).toBeVisible();
    const way = screen.getByRole('link', { name: 'За что, на какой срок и что можно сделать' });
    expect(way).toHaveAttribute('href', '/ru/banlist');
    expect(screen.getByRole('link', { name: 'Проверьте адрес' })).toHaveAttribute('href', '/ru/cabinet/email');
  };
  await seen();
  await go('/ru/rules#fair-play');
  await waitFor(() => expect(requests.map(({ method }) => method)).toContain('POST'));
  await seen();
  await go('/ru/cabinet/email');
  await waitFor(() => expect(screen.queryByText(/Не удалось доставить письмо/)).toBeNull());
  act(() => context.store.set(sessionAtom, { type: 'loaded', auth: authOf('Kitsune') }));
  await waitFor(() => expect(screen.queryByText(/Вы забанены/)).toBeNull());
});

test('a browser that runs no scripts is told what needs them, and what to use instead', () => {
  const { context, unmount } = renderPage(<p />);
  unmount();
  const router = createMemoryRouter([{ path: '/ru', element: <NoScriptsNote /> }], { initialEntries: ['/ru'] });
  const html = renderToString(
    <Providers context={context}>
      <RouterProvider router={router} />
    </Providers>,
  );
  expect(html).toMatch(/^<noscript>.*В этом браузере отключён JavaScript.*href="\/ru\/player-search".*<\/noscript>$/);
});
