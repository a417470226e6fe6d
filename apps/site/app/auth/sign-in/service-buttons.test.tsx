import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, openPage } from '../../framework/testing/render-page.tsx';
import { refusalOf, SERVICES } from './oauth-fixtures.ts';
import { openExternalPage } from './open-external-page.ts';
import * as login from './login.tsx';
import * as redirect from './oauth-redirect.tsx';
import * as register from './register.tsx';
import { authOf } from '../../framework/testing/content-fixtures.ts';

jest.mock('./open-external-page.ts', () => ({ openExternalPage: jest.fn() }));
const opened = openExternalPage as jest.Mock;
beforeEach(() => {
  opened.mockReset();
  window.sessionStorage.clear();
});

const BEGUN = { url: 'https://id.example/authorize?state=s', oauthKey: '' };
const answers = (more: Answers = {}): Answers => ({ 'GET /user/oauth/services': SERVICES, ...more });
const services = async () =>
  (await screen.findByRole('group', { name: 'Вход через другой сервис' })).textContent
    ?.replace(/VK(?=VK ID)|Я(?=Яндекс)|G(?=Google)/g, '')
    .match(/VK ID|Яндекс|Google|Steam/g);

test.each([
  ['russia', ['VK ID', 'Яндекс', 'Google', 'Steam']],
  ['global', ['Google', 'Steam', 'VK ID', 'Яндекс']],
] as const)('in the region %s services come in the order of the region', async (region, order) => {
  for (const page of [login, register]) {
    const { unmount } = openPage(page, { at: '/ru/login', answers: answers(), facts: { region } });
    expect(await services()).toEqual(order);
    unmount();
  }
});

test('services that are not configured are hidden; without a response only the password is offered', async () => {
  const only = openPage(login, {
    answers: answers({ 'GET /user/oauth/services': { services: ['steam', 'discord'] } }),
  });
  expect(await services()).toEqual(['Steam']);
  only.unmount();
  openPage(login, { answers: { 'GET /user/oauth/services': () => refusalOf(500, 500, 'internal') } });
  expect(await screen.findByLabelText('Пароль')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Вход через другой сервис' })).toBeNull());
});

test('a click redirects to the service and stores the return address', async () => {
  const { requests } = openPage(login, {
    at: '/ru/login?return_to=%2Fru%2Fstore',
    answers: answers({ 'POST /user/oauth/begin': BEGUN }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Google' }));
  await waitFor(() => expect(opened).toHaveBeenCalledWith(BEGUN.url));
  expect(await requests.at(-1)?.json()).toEqual({ service: 'google' });
  expect(window.sessionStorage.getItem('hoshikraft:oauth-return')).toBe('?return_to=%2Fru%2Fstore');
});

test.each(['redirect_uri', 'openid.return_to'])(
  'a service that returns to another address by %s is not opened, and the address is named',
  async (name) => {
    const begun = (origin: string) => {
      const query = new URLSearchParams({ [name]: `${origin}/oauth/google?state=s` });
      return { url: `https://id.example/authorize?${query}`, oauthKey: '' };
    };
    let origin = 'http://127.0.0.1:4200';
    openPage(login, { answers: answers({ 'POST /user/oauth/begin': () => begun(origin) }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Google' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/Откройте сайт по адресу http:\/\/127\.0\.0\.1:4200/);
    expect(opened).not.toHaveBeenCalled();
    origin = window.location.origin;
    await userEvent.click(screen.getByRole('button', { name: 'Google' }));
    await waitFor(() => expect(opened).toHaveBeenCalledWith(begun(origin).url));
  },
);

test('a service that is unavailable shows an error, and other methods stay', async () => {
  openPage(login, {
    answers: answers({
      'POST /user/oauth/begin': () => refusalOf(503, 9, 'service_unavailable', 'VK ID не отвечает', 'Войдите иначе.'),
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'VK ID' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('VK ID не отвечает. Войдите иначе.');
  expect(opened).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Пароль')).toBeEnabled();
  for (const name of ['VK ID', 'Яндекс', 'Google', 'Steam']) expect(screen.getByRole('button', { name })).toBeEnabled();
});

describe('the redirect page of a service', () => {
  const open = (provider: string, more: Answers = {}, auth?: ReturnType<typeof authOf>) =>
    openPage(redirect, {
      at: `/ru/oauth/${provider}/redirect`,
      path: '/:locale/oauth/:provider/redirect',
      answers: answers(more),
      ...(auth && { auth }),
    });

  test('redirects only after a click', async () => {
    const { requests } = open('vkid', { 'POST /user/oauth/begin': BEGUN });
    expect(await screen.findByRole('heading', { level: 1, name: 'Вход через VK ID' })).toBeVisible();
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Продолжить' }));
    await waitFor(() => expect(opened).toHaveBeenCalledWith(BEGUN.url));
  });

  test('links the service for a signed-in player', async () => {
    const { requests } = open('discord', { 'POST /user/oauth/link': BEGUN }, authOf('Kitsune'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Привязать Discord' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Продолжить' }));
    await waitFor(() => expect(opened).toHaveBeenCalledWith(BEGUN.url));
    expect(await requests.at(-1)?.json()).toEqual({ service: 'discord' });
  });

  test('requires sign-in first for a service that is only linked', async () => {
    open('discord');
    expect(await screen.findByText('Сначала войдите в аккаунт, потом привяжите Discord.')).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Войти' })).toHaveAttribute(
      'href',
      '/ru/login?return_to=%2Fru%2Fcabinet%2Fauthorization',
    );
    expect(screen.queryByRole('button', { name: 'Продолжить' })).toBeNull();
  });
});
