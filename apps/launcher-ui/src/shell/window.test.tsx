import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadPages, PLAYER, renderLauncher } from '../testing/render-launcher.tsx';

beforeAll(loadPages);

const theme = () => document.documentElement.dataset['theme'];

test('a theme is painted at once and kept by the service; the next start opens in it', async () => {
  const { storage, unmount } = await renderLauncher({ auth: PLAYER, at: '/ru/launcher/settings/theme' });
  await userEvent.click(await screen.findByRole('radio', { name: 'Сакура' }));
  expect(theme()).toBe('sakura');
  await waitFor(() => expect(storage.get('theme')).toBe('sakura'));
  unmount();
  document.documentElement.dataset['theme'] = 'octarine';
  await renderLauncher({ auth: PLAYER, storage, at: '/ru/launcher/settings/theme' });
  expect(await screen.findByRole('radio', { name: 'Сакура' })).toBeChecked();
  expect(theme()).toBe('sakura');
});

test('what is kept as a theme and is none is the first one', async () => {
  await renderLauncher({ auth: PLAYER, storage: new Map([['theme', 'neon']]), at: '/ru/launcher/settings/theme' });
  expect(await screen.findByRole('radio', { name: 'Октарин' })).toBeChecked();
  expect(theme()).toBe('octarine');
});

test('the bar says where the player is and how much there is to spend', async () => {
  await renderLauncher({ auth: PLAYER, at: '/ru/launcher/servers' });
  expect(await screen.findByRole('link', { name: 'Серверы', current: 'page' })).toBeVisible();
  expect(screen.getByRole('button', { name: /Аккаунт Kitsune/ })).toHaveTextContent(/500\s₽/);
});

test('who is signed out is offered to sign in', async () => {
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

test('what the service refuses is said in its own words', async () => {
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
