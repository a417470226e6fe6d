import type { Schemas } from '@hoshikraft/api-client';
import { ToastHost } from '@hoshikraft/ui';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mainOf, monitoringOf, liveOf, serverOf } from '../framework/testing/content-fixtures.ts';
import { renderPage, type RenderPageOptions } from '../framework/testing/render-page.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

const HITECH = serverOf('hitech', 'HiTech');
const ANSWERS = {
  'GET /main': mainOf([HITECH]),
  'GET /server/monitoring': monitoringOf({ hitech: liveOf({ online: 1200 }), sky: liveOf({ online: 1 }) }),
};
const AUTH: Schemas['AuthState'] = {
  data: { id: '00000000-0000-4000-8000-000000000001', login: 'Kitsune', avatarOrSkin: null },
  accessId: '10000000-0000-4000-8000-000000000001',
  permissions: {},
  preferredServer: 'hitech',
  coins: 1500,
  balance: 110_000,
  currency: 'RUB',
  friendRequests: 0,
  refusedEmail: null,
  managers: { ban: { isBanned: false, unbanPrice: 0, current: null } },
};

const show = (options: RenderPageOptions = {}) => ({
  user: userEvent.setup(),
  ...renderPage(<SiteHeader />, { answers: ANSWERS, at: '/ru/servers?sort=online#hitech', ...options }),
});

test('it shows the number of players online on all servers', async () => {
  show();
  expect(await screen.findByText(/1\s201/)).toBeVisible();
  expect(screen.getByText('игрок онлайн')).toBeInTheDocument();
});

test('the current page is marked', () => {
  show();
  const links = within(screen.getAllByRole('navigation')[0] as HTMLElement).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['Играть', null],
    ['Серверы', 'page'],
    ['Магазин', null],
    ['Новости', null],
    ['Игроки', null],
    ['Команда', null],
  ]);
});

test('sign-in and registration links return to the current page', () => {
  show();
  const back = `?${new URLSearchParams({ return_to: '/ru/servers?sort=online' })}`;
  expect(screen.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', `/ru/login${back}`);
  expect(screen.getByRole('link', { name: 'Регистрация' })).toHaveAttribute('href', `/ru/register${back}`);
});

test('on the sign-in page the given return address is preserved, its modal too', () => {
  const { unmount } = show({ at: '/ru/login?return_to=/ru/pay&open-modal=transfer-coins' });
  const target = '/ru/register?return_to=/ru/pay&open-modal=transfer-coins';
  expect(screen.getByRole('link', { name: 'Регистрация' })).toHaveAttribute('href', target);
  unmount();
  show({ at: '/ru/login' });
  expect(screen.getByRole('link', { name: 'Регистрация' })).toHaveAttribute('href', '/ru/register');
});

test('a player sees the balance, and coins with the name of their server', async () => {
  const { user } = show({ auth: AUTH });
  const button = screen.getByRole('button', { name: /^Аккаунт ?Kitsune/ });
  expect(button).toHaveTextContent(/1\s100\s₽/);
  await user.click(button);
  expect(await screen.findByText('Монеты на HiTech')).toBeVisible();
  expect(screen.getByText(/1\s500/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Пополнить баланс' })).toHaveAttribute('href', '/ru/pay');
});

test.each([
  [0, null, 'list'],
  [3, '3 заявки в друзья', 'requests'],
  [100, '100 заявок в друзья', 'requests'],
])('%s friend requests are counted on the account button and in its menu', async (friendRequests, spoken, page) => {
  const { user } = show({ auth: { ...AUTH, friendRequests } });
  const button = screen.getByRole('button', { name: /^Аккаунт ?Kitsune/ });
  await user.click(button);
  const friends = await screen.findByRole('link', { name: ['Мои друзья', spoken].filter(Boolean).join(' ') });
  expect(friends).toHaveAttribute('href', `/ru/profile/Kitsune/friends/${page}`);
  if (spoken === null) return;
  expect(button).toHaveAccessibleName(expect.stringContaining(spoken));
  expect(button).toHaveTextContent(friendRequests === 100 ? '99+' : '3');
});

test('the account menu leads to the overview of the account, and sign-out needs no other confirmation', async () => {
  const { user, where } = show({ auth: AUTH });
  await user.click(screen.getByRole('button', { name: /^Аккаунт ?Kitsune/ }));
  expect(await screen.findByRole('link', { name: 'Аккаунт' })).toHaveAttribute('href', '/ru/cabinet/overview');
  await user.click(screen.getByRole('button', { name: 'Выйти' }));
  expect(where()).toBe('/ru/logout');
});

test('languages link to the same page; Ukrainian is only a label', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: /Язык и регион$/ }));
  expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/en/servers?sort=online#hitech');
  expect(screen.getByRole('link', { name: 'Русский' })).toHaveAttribute('aria-current', 'true');
  const ukrainian = screen.getByText('Українська');
  expect(ukrainian.closest('a')).toBeNull();
  expect(ukrainian.closest('li')).toHaveTextContent('Українська: пока недоступен');
});

describe('the region', () => {
  const choose = async (options: RenderPageOptions) => {
    document.cookie = 'region=; Max-Age=0; Path=/';
    const page = show({ ...options, answers: { ...ANSWERS, 'POST /user/set-region': { region: 'global' } } });
    await page.user.click(screen.getByRole('button', { name: /Язык и регион$/ }));
    const invalidated = jest.spyOn(page.context.queryClient, 'invalidateQueries');
    await page.user.click(screen.getByRole('radio', { name: 'Весь мир' }));
    await waitFor(() => expect(invalidated).toHaveBeenCalled());
    return page.requests.filter(({ method }) => method === 'POST');
  };

  test('of a visitor is stored in a cookie', async () => {
    expect(await choose({})).toEqual([]);
    expect(document.cookie).toContain('region=global');
    expect(screen.getByRole('radio', { name: 'Весь мир' })).toBeChecked();
  });

  test('of a player is sent to the API as well', async () => {
    const [request] = await choose({ auth: AUTH });
    expect(await request?.json()).toEqual({ region: 'global' });
  });

  test('is restored if the API refuses, and a toast shows the reason', async () => {
    document.cookie = 'region=russia; Path=/';
    const refused = () =>
      Response.json({ error_code: 9, error_message: 'Сервис недоступен', details: null }, { status: 503 });
    const { user } = show({ auth: AUTH, answers: { ...ANSWERS, 'POST /user/set-region': refused } });
    render(<ToastHost closeLabel="Закрыть" />);
    await user.click(screen.getByRole('button', { name: /Язык и регион$/ }));
    await user.click(screen.getByRole('radio', { name: 'Весь мир' }));
    expect(await screen.findByText('Сервис недоступен')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Россия' })).toBeChecked();
    expect(document.cookie).toContain('region=russia');
  });
});

describe('the theme', () => {
  const applied = () => document.documentElement.dataset['theme'];
  const choose = async (options: RenderPageOptions) => {
    document.cookie = 'theme=; Max-Age=0; Path=/';
    document.documentElement.dataset['theme'] = 'octarine';
    const page = show(options);
    await page.user.click(screen.getByRole('button', { name: /Язык и регион$/ }));
    await page.user.click(await screen.findByRole('radio', { name: 'Сакура' }));
    return page;
  };

  test('of a visitor is applied at once and stored in a cookie', async () => {
    const { requests } = await choose({});
    expect(applied()).toBe('sakura');
    expect(document.cookie).toContain('theme=sakura');
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test('of a player is stored for the account, not for visitors', async () => {
    const answers = { ...ANSWERS, 'POST /cabinet/theme/set/sakura': { theme: 'sakura' } };
    const { requests } = await choose({ auth: AUTH, answers });
    expect(applied()).toBe('sakura');
    await waitFor(() => expect(requests.some(({ url }) => url.endsWith('/cabinet/theme/set/sakura'))).toBe(true));
    expect(document.cookie).not.toMatch(/(^|; )theme=/);
  });

  test('is restored if the API refuses', async () => {
    const refused = () =>
      Response.json({ error_code: 9, error_message: 'Сервис недоступен', details: null }, { status: 503 });
    await choose({ auth: AUTH, answers: { ...ANSWERS, 'POST /cabinet/theme/set/sakura': refused } });
    await waitFor(() => expect(applied()).toBe('octarine'));
    expect(screen.getByRole('radio', { name: 'Октарин' })).toBeChecked();
  });
});

test('the phone menu holds links, language and region', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Открыть меню' }));
  expect(screen.getAllByRole('link', { name: 'Магазин' })).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'English' })).toBeVisible();
  const back = new URLSearchParams({ return_to: '/ru/servers?sort=online' });
  for (const link of screen.getAllByRole('link', { name: 'Регистрация' })) {
    expect(link).toHaveAttribute('href', `/ru/register?${back}`);
  }
  expect(screen.getAllByRole('link', { name: 'Регистрация' })).toHaveLength(2);
  await user.keyboard('{Escape}');
  expect(screen.getAllByRole('link', { name: 'Магазин' })).toHaveLength(1);
});

test.each([
  ['/ru/login?return_to=%2Fru%2Fpay%3Famount%3D1#x', '/en/login?return_to=%2Fen%2Fpay%3Famount%3D1#x'],
  ['/ru/login?return_to=/ru', '/en/login?return_to=/en'],
  [
    '/ru/login?return_to=%2Fru%3Fopen-modal%3Dtransfer-coins',
    '/en/login?return_to=%2Fen%3Fopen-modal%3Dtransfer-coins',
  ],
  ['/ru/login?return_to=%2Frules', '/en/login?return_to=%2Frules'],
  ['/ru/store?server=ru', '/en/store?server=ru'],
])('%s is %s in English: the return address changes its language too', async (at, there) => {
  const { user } = show({ at });
  await user.click(screen.getByRole('button', { name: /Язык и регион$/ }));
  expect(await screen.findByRole('link', { name: 'English' })).toHaveAttribute('href', there);
});

test('English pages contain no Russian text except the name of the language', async () => {
  const { user } = show({ locale: 'en', at: '/en/servers' });
  await user.click(screen.getByRole('button', { name: /Language and region$/ }));
  expect(document.body.textContent?.replace(/Русский|Українська/g, '')).not.toMatch(/[а-яё]/i);
});

test('the footer links the communities', async () => {
  renderPage(<SiteFooter />, { answers: ANSWERS });
  expect(await screen.findByRole('link', { name: /Discord · 250/ })).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link', { name: /Telegram · 5\s991/ })).toHaveAttribute('href', 'https://t.me/hoshikraft');
  expect(screen.queryByText(/YouTube/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Публичная оферта' })).toHaveAttribute('href', '/ru/public-offer');
});
