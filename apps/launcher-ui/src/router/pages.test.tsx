import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client, JOB, launcherState, MAGIC, magic, SETTINGS_ANSWERS } from '../parts/testing/fixtures.ts';
import { launcherStateAtom } from '../service/launcher-state.ts';
import { ADMIN, loadPages, mainWith, PLAYER, renderLauncher } from '../testing/render-launcher.tsx';

beforeAll(loadPages);

const BANNED = {
  ...PLAYER,
  managers: {
    ban: {
      isBanned: true,
      unbanPrice: null,
      current: {
        id: '20000000-0000-4000-8000-000000000001',
        server: null,
        banned_by: 'Kaede',
        ban_reason: 'Гриферство',
        rule: null,
        banned_at: '2026-11-01T10:00:00.000Z',
        unban_at: null,
        unbanPrice: null,
      },
    },
  },
};
/** The first page of a run has to load its code. */
const PATIENT = { timeout: 4000 };
const sessions = { out: undefined, player: PLAYER, admin: ADMIN, banned: BANNED } as const;

test.each<[string, keyof typeof sessions, string, string]>([
  ['/ru/launcher', 'out', '/ru/launcher', 'Играть - Hoshikraft'],
  ['/ru/launcher', 'player', '/ru/launcher', 'Играть - Hoshikraft'],
  ['/ru/launcher', 'banned', '/ru/launcher/ban', 'Вы забанены - Hoshikraft'],
  ['/ru/launcher/ban', 'player', '/ru/launcher', 'Играть - Hoshikraft'],
  ['/ru/launcher/ban', 'out', '/ru/launcher', 'Играть - Hoshikraft'],
  ['/ru/launcher/Ban', 'player', '/ru/launcher', 'Играть - Hoshikraft'],
  ['/ru/launcher/%62an', 'out', '/ru/launcher', 'Играть - Hoshikraft'],
  ['/ru/launcher/Ban', 'banned', '/ru/launcher/Ban', 'Вы забанены - Hoshikraft'],
  ['/ru/launcher/Login', 'player', '/ru/launcher', 'Играть - Hoshikraft'],
  ['/ru/launcher/settings/Admin', 'player', '/ru/launcher/settings/Admin', 'Страница не найдена - Hoshikraft'],
  ['/ru/launcher/login', 'player', '/ru/launcher', 'Играть - Hoshikraft'],
  ['/ru/launcher/register', 'out', '/ru/launcher/register', 'Регистрация - Hoshikraft'],
  ['/ru/launcher/register', 'player', '/ru/launcher', 'Играть - Hoshikraft'],
  ['/ru/launcher/servers', 'out', '/ru/launcher/servers', 'Серверы - Hoshikraft'],
  ['/ru/launcher/elements', 'player', '/ru/launcher/elements', 'Элементы - Hoshikraft'],
  ['/ru/launcher/debugging', 'out', '/ru/launcher/debugging', 'Консоль - Hoshikraft'],
  ['/ru/launcher/settings/ram', 'out', '/ru/launcher/login', 'Вход - Hoshikraft'],
  ['/ru/launcher/debugging', 'player', '/ru/launcher/debugging', 'Консоль - Hoshikraft'],
  ['/ru/launcher/settings', 'player', '/ru/launcher/settings/folder', 'Папка игры - Hoshikraft'],
  ['/ru/launcher/settings/ram', 'player', '/ru/launcher/settings/ram', 'Память - Hoshikraft'],
  ['/ru/launcher/settings/other', 'player', '/ru/launcher/settings/other', 'Прочие настройки - Hoshikraft'],
  ['/ru/launcher/settings/theme', 'player', '/ru/launcher/settings/theme', 'Тема - Hoshikraft'],
  ['/ru/launcher/settings/admin', 'player', '/ru/launcher/settings/admin', 'Страница не найдена - Hoshikraft'],
  ['/ru/launcher/settings/admin', 'admin', '/ru/launcher/settings/admin', 'Администрирование - Hoshikraft'],
  ['/ru/logout', 'player', '/ru/logout', 'Выйти - Hoshikraft'],
  ['/ru/Logout', 'player', '/ru/Logout', 'Выйти - Hoshikraft'],
  ['/ru/logout', 'banned', '/ru/logout', 'Выйти - Hoshikraft'],
  // Launcher mode: unknown addresses redirect to the main page.
  ['/ru', 'player', '/ru/launcher', 'Играть - Hoshikraft'],
  ['/ru/store', 'player', '/ru/launcher', 'Играть - Hoshikraft'],
  ['/ru/launcher/reset', 'player', '/ru/launcher', 'Играть - Hoshikraft'],
  ['/ru/2fa', 'player', '/ru/launcher', 'Играть - Hoshikraft'],
  ['/ru/launcher/settings/unheard-of', 'player', '/ru/launcher', 'Играть - Hoshikraft'],
])('%s for %s is %s, titled "%s"', async (at, who, where, title) => {
  const auth = sessions[who];
  await renderLauncher({ at, answers: SETTINGS_ANSWERS, ...(auth && { auth }) });
  await waitFor(() => expect(window.location.pathname).toBe(where), PATIENT);
  await waitFor(() => expect(document.title).toBe(title), PATIENT);
});

test('English pages have English titles', async () => {
  await renderLauncher({ locale: 'en', at: '/en/launcher/settings/theme', auth: PLAYER });
  await waitFor(() => expect(document.title).toBe('Theme - Hoshikraft'));
  expect(await screen.findByRole('navigation', { name: 'Launcher' })).toBeVisible();
});

test('the requested page opens after sign-in', async () => {
  await renderLauncher({ at: '/ru/launcher/settings/ram' });
  await waitFor(() => expect(window.location.pathname).toBe('/ru/launcher/login'));
  expect(new URLSearchParams(window.location.search).get('return_to')).toBe('/ru/launcher/settings/ram');
});

test('a session that the API no longer accepts ends here too', async () => {
  const { storage } = await renderLauncher({
    auth: PLAYER,
    at: '/ru/launcher/settings/theme',
    answers: { 'GET /api/main': mainWith(null) },
  });
  await waitFor(() => expect(window.location.pathname).toBe('/ru/launcher/login'));
  expect(storage.has('session')).toBe(false);
});

test('a ban that starts meanwhile is noticed at the next navigation', async () => {
  await renderLauncher({
    auth: PLAYER,
    at: '/ru/launcher/settings/theme',
    answers: { ...SETTINGS_ANSWERS, 'POST /api/launcher/auth/token': { auth: BANNED, region: null } },
  });
  await screen.findByRole('heading', { level: 1, name: 'Тема' });
  act(() => screen.getByRole('link', { name: 'Серверы' }).click());
  await waitFor(() => expect(window.location.pathname).toBe('/ru/launcher/ban'));
  expect(await screen.findByText('Гриферство')).toBeVisible();
});

test.each([
  ['ru', 'English', 'en'],
  ['en', 'Русский', 'ru'],
] as const)('a language chosen in %s is stored at once, for letters and bots', async (locale, name, next) => {
  const { requests } = await renderLauncher({ ...{ auth: PLAYER, locale }, at: `/${locale}/launcher/settings/theme` });
  await screen.findByRole('heading', { level: 1, name: { ru: 'Тема', en: 'Theme' }[locale] });
  act(() => screen.getByRole('button', { name: new RegExp(`^${locale}`, 'i') }).click());
  act(() => screen.getByRole('button', { name }).click());
  const stored = () => requests.filter(({ method, url }) => method === 'POST' && url.endsWith('/launcher/auth/token'));
  await waitFor(() => expect(stored().map(({ headers }) => headers.get('Accept-Language'))).toEqual([next]));
});

test('a call that responds 401 ends the session', async () => {
  const { storage } = await renderLauncher({
    auth: PLAYER,
    at: '/ru/launcher/settings/theme',
    answers: {
      ...SETTINGS_ANSWERS,
      'POST /api/launcher/auth/token': () =>
        Response.json({ error_code: 8, error_message: 'Войдите', details: null }, { status: 401 }),
      'POST /api/user/auth/logout': () =>
        Response.json({ error_code: 8, error_message: 'Войдите', details: null }, { status: 401 }),
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Тема' });
  act(() => screen.getByRole('link', { name: 'Серверы' }).click());
  await waitFor(() => expect(window.location.pathname).toBe('/ru/launcher/login'));
  expect(new URLSearchParams(window.location.search).get('return_to')).toBe('/ru/launcher/servers');
  expect(storage.has('session')).toBe(false);
  expect(await screen.findByText('Вы вышли из аккаунта.')).toBeVisible();
});

const focused = (): Element => document.activeElement ?? document.body;

test('a player signs in, chooses a server, plays and stops by the keyboard alone, and hears each step in order', async () => {
  const user = userEvent.setup();
  let signedIn = false;
  const { sent, context } = await renderLauncher({
    at: '/ru/launcher/login',
    answers: {
      'GET /api/main': () => mainWith(signedIn ? PLAYER : null),
      'POST /api/launcher/auth': () => {
        signedIn = true;
        return { ...PLAYER, success: true, accessToken: 'fresh-secret' };
      },
      'POST /api/launcher/auth/token': { auth: PLAYER, region: null },
      'GET /clients': { clients: [client(), magic], offline: false },
      'POST /api/launcher/game-session': {
        login: 'Kitsune',
        playerId: PLAYER.data.id,
        accessId: PLAYER.accessId,
        accessToken: 'a'.repeat(43),
        expiresAt: '2026-11-21T18:00:00Z',
      },
      'POST /launch': () =>
        Response.json(
          { jobId: JOB, state: launcherState({ status: 'verify', clientId: MAGIC, jobId: JOB }) },
          { status: 202 },
        ),
      'POST /cancel': launcherState(),
    },
  });
  const send = (state: Parameters<typeof launcherState>[0]): void =>
    act(() => context.store.set(launcherStateAtom, launcherState(state)));
  /** Presses Tab once for each name: the focused element has that role and name. */
  const hear = async (...heard: [role: string, name: string | RegExp][]): Promise<void> => {
    for (const [role, name] of heard) {
      await user.tab();
      expect(focused()).toHaveAccessibleName(name);
      expect(focused()).toHaveRole(role);
    }
  };

  await screen.findByLabelText('Ник или почта');
  await hear(['link', 'Перейти к содержанию'], ['button', 'RU Язык'], ['textbox', 'Ник или почта']);
  await user.keyboard('Kitsune');
  await user.tab();
  expect(focused()).toHaveAccessibleName('Пароль');
  await user.keyboard('lantern-42{Enter}');

  expect(await screen.findByRole('heading', { level: 1, name: 'HiTech' })).toBeInTheDocument();
  await waitFor(() => expect(focused()).toBe(screen.getByRole('main')));
  await hear(['radio', /^HiTech/]);
  await user.keyboard('{ArrowDown}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Magic RPG' })).toBeInTheDocument();
  expect(focused()).toHaveAccessibleName(/^Magic RPG/);
  await hear(['button', 'Играть: Magic RPG']);
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(await sent('POST /launch')).toMatchObject([{ client: MAGIC }]));

  // The button stays the same element, whatever the launcher does: the focus is never lost.
  send({ status: 'downloadFiles', clientId: MAGIC, jobId: JOB, phase: 'downloading' });
  await waitFor(() => expect(focused()).toHaveAccessibleName('Пауза'));
  send({ status: 'startClient', clientId: MAGIC, jobId: JOB, phase: 'starting' });
  expect(focused()).toHaveAccessibleName('Остановить');
  send({ running: { clientId: MAGIC, pid: 7, startedAt: new Date().toISOString(), adopted: false } });
  expect(screen.getByText('Игра запущена')).toHaveRole('status');
  expect(focused()).toHaveAccessibleName('Остановить');
  // Another key in between: Enter twice within half a second is one press.
  await user.keyboard('{Shift}{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Остановить игру?' })).toBeInTheDocument();
  await hear(['button', 'Закрыть'], ['button', 'Играть дальше'], ['button', 'Остановить игру']);
  await user.keyboard('{Shift}{Enter}');
  await waitFor(async () => expect(await sent('POST /cancel')).toEqual([{ force: true }]));
  send({});
  await waitFor(() => expect(focused()).toHaveAccessibleName('Играть: Magic RPG'));
  expect(await sent('POST /storage/last-server')).toEqual([{ value: 'magic-rpg' }]);
});
