import { oauthQueries } from '@hoshikraft/api-client';
import { sessionAtom } from '@hoshikraft/auth-session';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authOf } from '../../framework/testing/content-fixtures.ts';
import { type Answers, openPage } from '../../framework/testing/render-page.tsx';
import { refusalOf, SERVICES, signedInOf, TICKET } from './oauth-fixtures.ts';
import * as registerPage from './oauth-register.tsx';
import * as returnPage from './oauth-return.tsx';

const CALLBACK = '?code=c&state=s';

const openCallback = (answers: Answers, { provider = 'google', search = CALLBACK, login = '' } = {}) =>
  openPage(returnPage, {
    at: `/ru/oauth/${provider}${search}`,
    path: '/:locale/oauth?/:provider?/*',
    answers: { 'GET /user/oauth/services': SERVICES, ...answers },
    ...(login !== '' && { auth: authOf(login) }),
  });
const sent = (requests: readonly Request[]) => requests.filter(({ method }) => method === 'POST');

beforeEach(() => window.sessionStorage.clear());

test('a known player is signed in once and returned, and the code is removed from the address', async () => {
  window.sessionStorage.setItem('hoshikraft:oauth-return', '?return_to=%2Fru%2Fstore');
  const replaced = jest.spyOn(window.history, 'replaceState');
  const { requests, context, where } = openCallback({ 'POST /user/oauth/google': signedInOf('Kitsune') });
  await waitFor(() => expect(where()).toBe('/ru/store'));
  expect(context.store.get(sessionAtom)).toMatchObject({ kind: 'signed-in', auth: { data: { login: 'Kitsune' } } });
  expect(sent(requests)).toHaveLength(1);
  expect(await sent(requests)[0]?.json()).toMatchObject({ code: 'c', state: 's' });
  expect(replaced.mock.calls.every(([, , address]) => !String(address).includes('code'))).toBe(true);
});

test('a second factor is required here too, before the sign-in finishes', async () => {
  window.sessionStorage.setItem('hoshikraft:oauth-return', '?return_to=%2Fru%2Fstore');
  const { accessId, accessToken, data } = signedInOf('Kitsune');
  const pending = { userId: data.id, login: data.login, avatarOrSkin: null, factor: 3 as const, factors: [3 as const] };
  const waiting = { success: true, accessId, accessToken, pending };
  const { where, context } = openCallback({ 'POST /user/oauth/google': waiting });
  await waitFor(() => expect(context.store.get(sessionAtom)).toEqual({ kind: 'pending-two-factor', pending }));
  expect(where()).toBe('/ru/login?return_to=%2Fru%2Fstore');
});

test('the stored return address leads only to pages of the site', async () => {
  window.sessionStorage.setItem('hoshikraft:oauth-return', '?return_to=%2F%2Fevil.example');
  const { where } = openCallback({ 'POST /user/oauth/google': signedInOf('Kitsune') });
  await waitFor(() => expect(where()).toBe('/ru'));
});

test('a new player chooses a nickname', async () => {
  const { where, context } = openCallback({ 'POST /user/oauth/google': TICKET });
  await waitFor(() => expect(where()).toBe('/ru/oauth/google/register'));
  expect(context.queryClient.getQueryData(oauthQueries.ticket(context.api).queryKey)).toEqual({ ticket: TICKET });
});

test('a linked service is confirmed by a toast on the page of sign-in methods', async () => {
  const { where } = openCallback(
    { 'POST /user/oauth/google': { outcome: 'linked', service: 'google' } },
    { login: 'Mari' },
  );
  await waitFor(() => expect(where()).toBe('/ru/cabinet/authorization'));
});

test.each([
  [409, 1, 'oauth_over', 'Вход не завершён', 'Начните вход заново.'],
  [503, 9, 'service_unavailable', 'Google не отвечает', 'Войдите другим способом.'],
] as const)(
  'an error (%i %i) shows its own message, and other methods stay',
  async (status, code, type, what, todo) => {
    openCallback({ 'POST /user/oauth/google': () => refusalOf(status, code, type, what, todo) });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(what);
    expect(alert).toHaveTextContent(todo);
    expect(screen.getByRole('link', { name: 'Войти по паролю' })).toHaveAttribute('href', '/ru/login');
    expect(await screen.findByRole('button', { name: 'Steam' })).toBeEnabled();
  },
);

test.each([
  ['google', '?error=access_denied&state=s', 'Вы отменили вход через Google.'],
  ['steam', '?state=s&openid.mode=cancel', 'Вы отменили вход через Steam.'],
  ['vkid', '?error=server_error', 'VK ID не подтвердил, что это вы.'],
  ['yandex', '', 'Здесь нет незавершённого входа.'],
])('%s%s makes no call and shows: %s', async (provider, search, text) => {
  const { requests } = openCallback({}, { provider, search });
  expect(await screen.findByText(text)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Google' })).toBeEnabled();
  expect(sent(requests)).toEqual([]);
});

test('a player who declined gets a link back to sign-in methods', async () => {
  openCallback({}, { search: '?error=access_denied', login: 'Mari' });
  expect(await screen.findByRole('link', { name: 'К способам входа' })).toHaveAttribute(
    'href',
    '/ru/cabinet/authorization',
  );
  expect(screen.queryByRole('button', { name: 'Steam' })).toBeNull();
});

describe('the nickname', () => {
  const open = (answers: Answers) =>
    openPage(registerPage, {
      at: '/ru/oauth/google/register',
      answers: {
        'GET /user/oauth/services': SERVICES,
        'GET /user/oauth/ticket': { ticket: TICKET },
        'POST /user/validation': { valid: true, reason: null },
        ...answers,
      },
    });

  test('is suggested by the service, and three consents create the player', async () => {
    const { requests, where, context } = open({ 'POST /user/oauth/register': signedInOf('Mari') });
    expect(await screen.findByText('Google: Мари Соколова')).toBeVisible();
    expect(screen.getByLabelText('Ник')).toHaveValue('Mari');
    await userEvent.type(screen.getByLabelText('Код приглашения'), 'Yuki');
    for (const consent of screen.getAllByRole('checkbox')) await userEvent.click(consent);
    await userEvent.click(screen.getByRole('button', { name: 'Создать аккаунт' }));
    await waitFor(() => expect(where()).toBe('/ru/start'));
    expect(context.store.get(sessionAtom)).toMatchObject({ kind: 'signed-in' });
    expect(await sent(requests).at(-1)?.json()).toMatchObject({
      login: 'Mari',
      inviteCode: 'Yuki',
      consents: { publicOffer: true, privacyPolicy: true, rules: true },
      region: 'russia',
    });
  });

  test('that is taken is an error of its field; an expired registration is shown above the form', async () => {
    const taken = Response.json(
      {
        error_code: 1,
        error_message: 'Уже занято',
        details: { type: 'already_taken', description: 'x', fields: { login: 'Этот ник уже занят.' } },
      },
      { status: 409 },
    );
    const late = refusalOf(409, 1, 'oauth_over', 'Вход не завершён', 'Начните вход заново.');
    open({ 'POST /user/oauth/register': (_request: Request, nth: number) => (nth === 1 ? taken : late) });
    await screen.findByLabelText('Ник');
    for (const consent of screen.getAllByRole('checkbox')) await userEvent.click(consent);
    await userEvent.click(screen.getByRole('button', { name: 'Создать аккаунт' }));
    expect(await screen.findByText('Этот ник уже занят.')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Ник'), '_2');
    await userEvent.click(screen.getByRole('button', { name: 'Создать аккаунт' }));
    expect(await screen.findByText('Начните вход заново.')).toBeVisible();
  });

  test('is not requested without a pending registration: the services are shown', async () => {
    open({ 'GET /user/oauth/ticket': { ticket: null } });
    expect(await screen.findByText('Регистрация не завершена')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'VK ID' })).toBeEnabled();
    expect(screen.queryByLabelText('Ник')).toBeNull();
  });
});
