import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadPages, mainWith, PLAYER, renderLauncher } from '../testing/render-launcher.tsx';

beforeAll(loadPages);

const SIGNED_IN = { ...PLAYER, success: true, accessToken: 'fresh-secret' };

const signIn = async () => {
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Ник или почта'), 'Kitsune');
  await user.type(screen.getByLabelText('Пароль'), 'lantern-42');
  await user.click(screen.getByRole('button', { name: 'Войти' }));
};

test("sign-in uses the launcher's own call with device data; the service stores the credentials", async () => {
  let signedIn = false;
  const { sent, storage, requests } = await renderLauncher({
    at: '/ru/launcher/login?return_to=%2Fru%2Flauncher%2Fservers',
    answers: {
      'GET /api/main': () => mainWith(signedIn ? PLAYER : null),
      'POST /api/launcher/auth': () => {
        signedIn = true;
        return SIGNED_IN;
      },
      'POST /api/launcher/auth/token': { auth: PLAYER, region: null },
    },
  });
  await signIn();
  await waitFor(() => expect(window.location.pathname).toBe('/ru/launcher/servers'));
  expect(await sent('POST /api/launcher/auth')).toEqual([
    {
      login: 'Kitsune',
      password: 'lantern-42',
      systemData: { os: 'Linux', arch: 'x64', launcherVersion: '0.1.0', memoryMb: 16_384 },
    },
  ]);
  expect(JSON.parse(storage.get('session') ?? '')).toMatchObject({ accessToken: 'fresh-secret', auth: PLAYER });
  await waitFor(() => {
    const later = requests.filter(({ url }) => url === 'http://api.test/api/main').at(-1);
    expect(later?.headers.get('Access-Token')).toBe('fresh-secret');
  });
  expect(await screen.findByRole('button', { name: /Аккаунт Kitsune/ })).toBeVisible();
});

test('a change of language keeps what is typed, and is stored for the next start', async () => {
  const user = userEvent.setup();
  const { storage, requests } = await renderLauncher({ at: '/ru/launcher/login?return_to=%2Fru%2Flauncher%2Fservers' });
  const field = await screen.findByLabelText('Ник или почта');
  await user.type(field, 'Kitsune');
  const before = requests.length;
  await user.click(screen.getAllByRole('button', { name: /Язык/ })[0] as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'English' }));
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(field).toBeInTheDocument();
  expect(field).toHaveValue('Kitsune');
  expect(window.location.pathname + window.location.search).toBe(
    '/en/launcher/login?return_to=%2Fen%2Flauncher%2Fservers',
  );
  expect(document.documentElement).toHaveAttribute('lang', 'en');
  await waitFor(() => expect(storage.get('locale')).toBe('en'));
  await waitFor(() => expect(requests.slice(before).at(-1)?.headers.get('Accept-Language')).toBe('en'));
});

test('a wrong password is reported above the form, and nothing is stored', async () => {
  const { storage } = await renderLauncher({
    at: '/ru/launcher/login',
    answers: { 'POST /api/launcher/auth': { success: false, captchaRequired: false } },
  });
  await signIn();
  expect(await screen.findByText('Неверный ник или пароль. Проверьте их и попробуйте снова.')).toBeVisible();
  expect(storage.has('session')).toBe(false);
});

const PENDING = { userId: PLAYER.data.id, login: 'Kitsune', avatarOrSkin: null, factor: 3, factors: [3] };
const waiting = () => {
  const details = { type: 'two_factor_required', description: 'd', ...PENDING };
  return Response.json({ error_code: -7, error_message: 'm', details }, { status: 403 });
};

test('with a second factor only its page is shown until a code confirms the sign-in', async () => {
  let confirmed = false;
  const { accessId } = PLAYER;
  const { sent } = await renderLauncher({
    at: '/ru/launcher/login',
    answers: {
      'GET /api/main': () => (confirmed ? mainWith(PLAYER) : waiting()),
      'POST /api/launcher/auth': { success: true, accessId, accessToken: 'fresh-secret', pending: PENDING },
      'POST /api/launcher/auth/token': () => {
        confirmed = true;
        return { auth: PLAYER, region: null };
      },
    },
  });
  await waitFor(() => expect(window.location.pathname).toBe('/ru/2fa'));
  await userEvent.type(await screen.findByLabelText('Код'), '123456');
  await waitFor(() => expect(window.location.pathname).toBe('/ru/launcher'));
  expect((await sent('POST /api/launcher/auth/token'))[0]).toMatchObject({ code: '123456' });
});

test('while the sign-in waits, the initial state is loaded without its credentials, as for a visitor', async () => {
  const { accessId } = PLAYER;
  const { requests } = await renderLauncher({
    at: '/ru/launcher',
    storage: new Map([['session', JSON.stringify({ accessId, accessToken: 'waiting-secret', auth: null })]]),
    answers: {
      'GET /api/main': ({ headers }: Request) =>
        headers.has('Access-Token') ? waiting() : { ...mainWith(null), brand: 'Kitsunecraft' },
    },
  });
  await waitFor(() => expect(window.location.pathname).toBe('/ru/2fa'));
  // The window is rendered again after its state is loaded.
  await waitFor(() => expect(screen.getByText('Kitsunecraft')).toBeVisible());
  const asked = requests.filter(({ url }) => url === 'http://api.test/api/main');
  expect(asked.map(({ headers }) => headers.get('Access-Token'))).toEqual(['waiting-secret', null]);
});

test('a waiting sign-in has its credentials stored, and opens the second factor', async () => {
  const { accessId } = PLAYER;
  const { storage } = await renderLauncher({
    at: '/ru/launcher/login',
    answers: {
      'POST /api/launcher/auth': { success: true, accessId, accessToken: 'fresh-secret', pending: PENDING },
    },
  });
  await signIn();
  await waitFor(() => expect(window.location.pathname).toBe('/ru/2fa'));
  expect(JSON.parse(storage.get('session') ?? '')).toEqual({ accessId, accessToken: 'fresh-secret', auth: null });
  expect(await screen.findByRole('heading', { level: 1, name: 'Подтвердите вход' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Выйти' }));
  await waitFor(() => expect(window.location.pathname).toBe('/ru/logout'));
  expect(window.history.state).toMatchObject({ usr: { confirmed: true } });
});

test('documents open in the browser through the service', async () => {
  const { sent } = await renderLauncher({
    at: '/ru/launcher/register',
    answers: { 'POST /open-link': { opened: true } },
  });
  await userEvent.click(await screen.findByRole('link', { name: 'публичную оферту' }));
  await waitFor(async () =>
    expect(await sent('POST /open-link')).toEqual([{ url: 'http://site.test/ru/public-offer' }]),
  );
  expect(window.location.pathname).toBe('/ru/launcher/register');
});

test('a sign-out page opened directly requires confirmation, then deletes the session in any case', async () => {
  const { storage, requests } = await renderLauncher({
    auth: PLAYER,
    at: '/ru/logout',
    answers: {
      'POST /api/user/auth/logout': () => {
        throw new TypeError('Failed to fetch');
      },
    },
  });
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await screen.findByRole('heading', { level: 1, name: 'Выйти из аккаунта?' });
  expect(requests.some(({ url }) => url.endsWith('/logout'))).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Выйти' }));
  await waitFor(() => expect(window.location.pathname).toBe('/ru/launcher/login'));
  expect(storage.has('session')).toBe(false);
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

test('the account menu signs out at once', async () => {
  const { storage } = await renderLauncher({
    auth: PLAYER,
    at: '/ru/launcher/servers',
    answers: { 'POST /api/user/auth/logout': { success: true } },
  });
  await userEvent.click(await screen.findByRole('button', { name: /Аккаунт Kitsune/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Выйти' }));
  await waitFor(() => expect(window.location.pathname).toBe('/ru/launcher/login'));
  expect(storage.has('session')).toBe(false);
  expect(await screen.findByText('Вы вышли из аккаунта.')).toBeVisible();
});

test('signing in again closes the toast of the sign-out', async () => {
  await renderLauncher({
    auth: PLAYER,
    at: '/ru/launcher/servers',
    answers: {
      'POST /api/user/auth/logout': { success: true },
      'POST /api/launcher/auth': SIGNED_IN,
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /Аккаунт Kitsune/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Выйти' }));
  expect(await screen.findByText('Вы вышли из аккаунта.')).toBeVisible();
  await signIn();
  await waitFor(() => expect(window.location.pathname).not.toBe('/ru/launcher/login'));
  // The real timer would take five seconds.
  await waitFor(() => expect(screen.queryByText('Вы вышли из аккаунта.')).toBeNull(), { timeout: 2000 });
});

describe('sign-in in the browser', () => {
  const NONE = { state: 'none', approval: null };
  const WAITING = { state: 'waiting', approval: null };
  const APPROVAL = { code: 'c'.repeat(43), verifier: 'v'.repeat(43), port: 50_000 };
  const openAt = (decided: () => object, more: object = {}) =>
    renderLauncher({
      at: '/ru/launcher/login?return_to=%2Fru%2Flauncher%2Fservers',
      answers: {
        'POST /browser-sign-in': WAITING,
        'GET /browser-sign-in': decided,
        'DELETE /browser-sign-in': () => new Response(null, { status: 204 }),
        ...more,
      },
    });
  const begin = async () => userEvent.click(await screen.findByRole('button', { name: 'Войти через браузер' }));

  test('signs in with the code that the player confirmed, and stores the credentials', async () => {
    let isSignedIn = false;
    const decisions: object[] = [WAITING, { state: 'approved', approval: APPROVAL }];
    const { sent, storage } = await openAt(() => decisions.shift() ?? NONE, {
      'GET /api/main': () => mainWith(isSignedIn ? PLAYER : null),
      'POST /api/launcher/auth/token': { auth: PLAYER, region: null },
      'POST /api/launcher/auth/code': () => {
        isSignedIn = true;
        return SIGNED_IN;
      },
    });
    await begin();
    expect(await screen.findByText('Подтвердите вход в браузере')).toBeVisible();
    await waitFor(() => expect(window.location.pathname).toBe('/ru/launcher/servers'), { timeout: 10_000 });
    const systemData = { os: 'Linux', arch: 'x64', launcherVersion: '0.1.0', memoryMb: 16_384 };
    expect(await sent('POST /api/launcher/auth/code')).toEqual([{ ...APPROVAL, systemData }]);
    expect(JSON.parse(storage.get('session') ?? '')).toMatchObject({ accessToken: 'fresh-secret', auth: PLAYER });
  });

  test('leads to the second factor if the account has one', async () => {
    const { accessId } = PLAYER;
    let isWaiting = false;
    const decisions: object[] = [{ state: 'approved', approval: APPROVAL }];
    await openAt(() => decisions.shift() ?? NONE, {
      'GET /api/main': () => (isWaiting ? waiting() : mainWith(null)),
      'POST /api/launcher/auth/code': () => {
        isWaiting = true;
        return { success: true, accessId, accessToken: 'fresh-secret', pending: PENDING };
      },
    });
    await begin();
    await waitFor(() => expect(window.location.pathname).toBe('/ru/2fa'), { timeout: 10_000 });
  });

  test.each([
    ['refused', 'Вы не подтвердили вход в браузере. Чтобы войти, попробуйте ещё раз.'],
    ['expired', 'Вы не подтвердили вход за десять минут. Начните заново.'],
  ])('says that it was %s, and can be started again', async (state, text) => {
    await openAt(() => ({ state, approval: null }));
    await begin();
    expect(await screen.findByText(text, {}, { timeout: 10_000 })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Войти через браузер' })).toBeEnabled();
  });

  test('can be cancelled: the service stops waiting', async () => {
    const { requests } = await openAt(() => WAITING);
    await begin();
    await userEvent.click(await screen.findByRole('button', { name: 'Отмена' }));
    expect(await screen.findByRole('button', { name: 'Войти через браузер' })).toBeVisible();
    await waitFor(() => expect(requests.some(({ method }) => method === 'DELETE')).toBe(true));
  });
});
