import type { Schemas } from '@hoshikraft/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusalOf, SERVICES } from '../../auth/sign-in/oauth-fixtures.ts';
import { openExternalPage } from '../../auth/sign-in/open-external-page.ts';
import { authOf, failing, mainOf, never } from '../../framework/testing/content-fixtures.ts';
import { type Answers, openPage } from '../../framework/testing/render-page.tsx';
import * as page from './authorization.tsx';

jest.mock('../../auth/sign-in/open-external-page.ts', () => ({ openExternalPage: jest.fn() }));

type Authorization = Schemas['Authorization'];
type Method = Schemas['SignInMethod']['method'];

const METHODS: Method[] = ['password', 'vk', 'yandex', 'google', 'steam', 'passkey'];

/** @param on enabled sign-in methods; a single one is marked as the only method */
const stateOf = (
  on: Method[],
  linked: Schemas['LinkedService'][] = [],
  more: Partial<Authorization> = {},
): Authorization => ({
  methods: METHODS.map((method) => ({
    method,
    available: method === 'password' || linked.some((service) => service === method),
    enabled: on.includes(method),
    only: on.length === 1 && on[0] === method,
  })),
  services: linked.map((service) => ({
    service,
    name: service === 'steam' ? null : 'Мари',
    linkedAt: '2026-05-02T12:00:00.000Z',
    only: on.length === 1 && on[0] === service,
  })),
  email: 'm•••@mail.example',
  hasPassword: true,
  ...more,
});

const open = (state: unknown, more: Answers = {}) =>
  openPage(page, {
    at: '/ru/cabinet/authorization',
    auth: authOf('Kitsune'),
    answers: {
      'GET /cabinet/authorization': state,
      'GET /user/oauth/services': SERVICES,
      'GET /user/settings/passkeys': { passkeys: [] },
      'GET /user/history': { items: [], nextCursor: null },
      ...more,
    },
  });
const row = async (name: string) => within(await screen.findByRole('listitem', { name }));
const posts = (requests: readonly Request[]) => requests.filter(({ method }) => method === 'POST');

test('every sign-in method is listed with its account and state', async () => {
  open(stateOf(['password', 'google'], ['google', 'steam', 'discord', 'telegram']));
  expect((await row('Пароль')).getByText('m•••@mail.example')).toBeVisible();
  expect((await row('Google')).getByText(/^Мари, привязан 2 мая 2026/)).toBeVisible();
  expect((await row('Google')).getByText('Включён')).toBeVisible();
  expect((await row('Steam')).getByText('Выключен')).toBeVisible();
  expect((await row('Steam')).getByText(/^Привязан 2 мая 2026/)).toBeVisible();
  expect((await row('Discord')).getByText('Привязан')).toBeVisible();
  expect((await row('VK ID')).getByText('Не привязан')).toBeVisible();
  expect((await row('VK ID')).getByRole('button', { name: 'Привязать: VK ID' })).toBeEnabled();
  expect((await row('Telegram')).queryByRole('button', { name: /Привязать/ })).toBeNull();
});

test.each([[[]], [['vk', 'telegram'] as const]])(
  'VK and Telegram are led to by their names, with %j linked',
  async (linked) => {
    const main = mainOf([]);
    const links = { ...main.links, '2fa_tg': 'https://t.me/hoshikraft_bot' };
    open(stateOf(['password'], [...linked]), { 'GET /main': { ...main, links } });
    for (const [id, name] of [
      ['vk', 'VK ID'],
      ['telegram', 'Telegram'],
    ] as const) {
      expect(await screen.findByRole('listitem', { name })).toHaveAttribute('id', id);
    }
  },
);

test('the only sign-in method says why it stays on, and has no button', async () => {
  open(stateOf(['google'], ['google'], { email: null, hasPassword: false }));
  const google = await row('Google');
  expect(google.getByText(/единственный способ входа.*укажите почту и пароль/)).toBeVisible();
  expect(google.queryByRole('button')).toBeNull();
  expect((await row('Пароль')).getByText(/укажите почту и пароль/)).toBeVisible();
});

test.each([
  ['m•••@mail.example', /единственный способ входа.*включите вход по паролю/],
  [null, /единственный способ входа.*укажите почту/],
])('with a password that is turned off and the email %s it says what to do first', async (email, text) => {
  open(stateOf(['google'], ['google'], { email }));
  expect((await row('Google')).getByText(text)).toBeVisible();
});

test('a password that is the only sign-in method suggests a passkey or a service', async () => {
  open(stateOf(['password']));
  const password = await row('Пароль');
  expect(password.getByText(/единственный способ входа.*добавьте ключ доступа или привяжите сервис/)).toBeVisible();
});

test('a method is turned off and on by a click', async () => {
  const off = stateOf(['password'], ['google']);
  const { requests } = open(stateOf(['password', 'google'], ['google']), { 'POST /cabinet/authorization/update': off });
  await userEvent.click((await row('Google')).getByRole('button', { name: 'Отключить: Google' }));
  expect(await (await row('Google')).findByText('Выключен')).toBeVisible();
  expect(await posts(requests)[0]?.json()).toEqual({ method: 'google', enabled: false });
  expect((await row('Google')).getByRole('button', { name: 'Включить: Google' })).toBeEnabled();
  expect((await row('Пароль')).queryByRole('button')).toBeNull();
});

test('a method that is turned off appears in the history at once, with its name', async () => {
  const event = { at: '2026-05-02T12:00:00.000Z', target: 'link' as const, address: null, device: null };
  const events: Schemas['AccountEvent'][] = [
    { ...event, id: '3', kind: 'sign_in_off', service: 'password' },
    { ...event, id: '2', kind: 'sign_in_on', service: 'google' },
    { ...event, id: '1', kind: 'passkey_added', target: '2fa', service: null },
  ];
  open(stateOf(['password', 'google'], ['google']), {
    'POST /cabinet/authorization/update': stateOf(['google'], ['google']),
    'GET /user/history': (_request: Request, nth: number) => ({ items: nth === 1 ? [] : events, nextCursor: null }),
  });
  const history = within(await screen.findByRole('region', { name: 'История аккаунта' }));
  expect(await history.findByText(/Способы входа ещё не менялись/)).toBeVisible();
  expect(history.queryByRole('listitem')).toBeNull();
  await userEvent.click((await row('Пароль')).getByRole('button', { name: 'Отключить' }));
  expect(await history.findByText('Способ входа отключён')).toBeVisible();
  expect(history.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Способ входа отключён.* · Пароль$/),
    expect.stringMatching(/^Способ входа включён.* · Google$/),
    expect.stringMatching(/^Ключ доступа добавлен/),
  ]);
});

test('a service is unlinked after a confirmation', async () => {
  const { requests } = open(stateOf(['password', 'vk'], ['vk']), { 'POST /user/oauth/unlink': stateOf(['password']) });
  await userEvent.click((await row('VK ID')).getByRole('button', { name: 'Отвязать: VK ID' }));
  expect(posts(requests)).toEqual([]);
  const dialog = within(await screen.findByRole('dialog', { name: 'Отвязать VK ID?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Отвязать' }));
  expect(await (await row('VK ID')).findByText('Не привязан')).toBeVisible();
  expect(await posts(requests)[0]?.json()).toEqual({ service: 'vk' });
  expect(await screen.findByText('Аккаунт VK ID отвязан.')).toBeVisible();
});

test('linking redirects to the service and back; an unavailable service shows an error in its row', async () => {
  open(stateOf(['password']), {
    'POST /user/oauth/link': (_request: Request, nth: number) =>
      nth === 1
        ? refusalOf(503, 9, 'service_unavailable', 'Discord не отвечает', 'Попробуйте через минуту.')
        : { url: 'https://id.example/authorize', oauthKey: '' },
  });
  const discord = await row('Discord');
  await userEvent.click(discord.getByRole('button', { name: 'Привязать: Discord' }));
  expect(await discord.findByRole('alert')).toHaveTextContent('Discord не отвечает. Попробуйте через минуту.');
  await userEvent.click(discord.getByRole('button', { name: 'Привязать: Discord' }));
  await waitFor(() => expect(openExternalPage).toHaveBeenCalledWith('https://id.example/authorize'));
  expect(window.sessionStorage.getItem('hoshikraft:oauth-return')).toBe('?return_to=%2Fru%2Fcabinet%2Fauthorization');
});

test('Telegram is linked by a command to the bot, and the page polls until it was sent', async () => {
  let state = stateOf(['password']);
  const main = mainOf([]);
  const { requests } = open(() => state, {
    'GET /main': { ...main, links: { ...main.links, '2fa_tg': 'https://t.me/hoshikraft_bot' } },
    'POST /user/settings/2fa/link': { code: 'ABCD2345', expiresAt: '2026-05-02T12:10:00.000Z' },
  });
  const telegram = await row('Telegram');
  expect(telegram.getByText('Не привязан')).toBeVisible();
  await userEvent.click(telegram.getByRole('button', { name: 'Привязать: Telegram' }));
  expect(await telegram.findByText('/link ABCD2345')).toBeVisible();
  expect(telegram.getByRole('link', { name: /бот/ })).toHaveAttribute('href', 'https://t.me/hoshikraft_bot');
  expect(posts(requests)[0]?.url).toMatch(/purpose=service$/);
  state = stateOf(['password'], ['telegram']);
  const isLinked = () => within(screen.getByRole('listitem', { name: 'Telegram' })).getByText('Привязан');
  await waitFor(() => expect(isLinked()).toBeVisible(), { timeout: 20_000 });
}, 30_000);

test('linked and unlinked services are in the history with the time', async () => {
  const event = { id: '1', target: 'link', kind: 'service_linked', service: 'google', at: '2026-05-02T12:00:00.000Z' };
  open(stateOf(['password', 'google'], ['google']), {
    'GET /user/history': ({ url }: Request) => ({
      items: url.includes('target=link') ? [{ ...event, address: null, device: null }] : [],
      nextCursor: null,
    }),
  });
  const history = within(await screen.findByRole('region', { name: 'История аккаунта' }));
  expect(await history.findByText('Сервис привязан')).toBeVisible();
  expect(history.getByText(/· Google/)).toBeVisible();
});

test('it shows a skeleton while loading, and a failure can be retried', async () => {
  open(never).unmount();
  open(failing);
  expect(await screen.findByRole('button', { name: /Попробовать|Повторить/ })).toBeEnabled();
});
