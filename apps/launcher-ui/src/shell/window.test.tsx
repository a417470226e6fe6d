import type { Schemas } from '@hoshikraft/api-client';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadPages, mainWith, PLAYER, renderLauncher } from '../testing/render-launcher.tsx';

beforeAll(loadPages);

const theme = () => document.documentElement.dataset['theme'];

const withTheme = (accountTheme: Schemas['Main']['theme']) => ({ ...mainWith(PLAYER), theme: accountTheme });

test('a theme is shown at once, stored by the service and for the account; the next start opens with it', async () => {
  const answers = { 'POST /api/cabinet/theme/set/sakura': { theme: 'sakura' } };
  const { storage, requests, unmount } = await renderLauncher({
    auth: PLAYER,
    answers,
    at: '/ru/launcher/settings/theme',
  });
  await userEvent.click(await screen.findByRole('radio', { name: 'Сакура' }));
  expect(theme()).toBe('sakura');
  await waitFor(() => expect(storage.get('theme')).toBe('sakura'));
  await waitFor(() => expect(requests.some(({ url }) => url.endsWith('/cabinet/theme/set/sakura'))).toBe(true));
  expect(theme()).toBe('sakura');
  unmount();
  document.documentElement.dataset['theme'] = 'octarine';
  const away = { 'GET /api/main': () => Promise.reject(new TypeError('no connection')) };
  await renderLauncher({ auth: PLAYER, storage, answers: away, at: '/ru/launcher/settings/theme' });
  expect(await screen.findByRole('radio', { name: 'Сакура' })).toBeChecked();
  expect(theme()).toBe('sakura');
});

test('a theme that was selected on the site is shown and stored after the account is loaded', async () => {
  const storage = new Map([['theme', 'sakura']]);
  await renderLauncher({ auth: PLAYER, storage, answers: { 'GET /api/main': withTheme('matcha') } });
  await waitFor(() => expect(theme()).toBe('matcha'));
  await waitFor(() => expect(storage.get('theme')).toBe('matcha'));
});

test('a signed-out player has the theme of this machine', async () => {
  const storage = new Map([['theme', 'sakura']]);
  await renderLauncher({ storage });
  await screen.findByRole('heading', { level: 1 });
  expect([theme(), storage.get('theme')]).toEqual(['sakura', 'sakura']);
});

test('an invalid stored theme is replaced by the first one', async () => {
  await renderLauncher({ auth: PLAYER, storage: new Map([['theme', 'neon']]), at: '/ru/launcher/settings/theme' });
  expect(await screen.findByRole('radio', { name: 'Октарин' })).toBeChecked();
  expect(theme()).toBe('octarine');
});

test('the bar shows the current page, and its menu the balance', async () => {
  await renderLauncher({ auth: PLAYER, at: '/ru/launcher/servers' });
  expect(await screen.findByRole('link', { name: 'Серверы', current: 'page' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /Аккаунт Kitsune/ }));
  expect(screen.getByText(/Kitsune · 500\s₽/)).toBeVisible();
});

test('a signed-out player gets a sign-in link', async () => {
  await renderLauncher({ at: '/ru/launcher/servers' });
  expect(await screen.findByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/ru/launcher/login');
});

test('pages of the site open in the browser', async () => {
  const { sent } = await renderLauncher({
    auth: PLAYER,
    at: '/ru/launcher/servers',
    answers: { 'POST /open-link': { opened: true } },
  });
  await userEvent.click(await screen.findByRole('button', { name: /Аккаунт Kitsune/ }));
  await userEvent.click(await screen.findByRole('link', { name: 'Пополнить баланс' }));
  await waitFor(async () => expect(await sent('POST /open-link')).toEqual([{ url: 'http://site.test/ru/pay' }]));
});

test('an error of the service is shown with its own text', async () => {
  await renderLauncher({
    auth: PLAYER,
    at: '/ru/launcher/servers',
    answers: {
      'POST /open-link': () =>
        Response.json({ error_code: 1, error_message: 'Такой адрес не открывается', details: null }, { status: 422 }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /Аккаунт Kitsune/ }));
  await userEvent.click(await screen.findByRole('link', { name: 'Магазин' }));
  expect(await screen.findByText('Такой адрес не открывается')).toBeVisible();
});
