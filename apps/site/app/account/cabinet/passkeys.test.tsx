import type { Schemas } from '@hoshikraft/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusalOf } from '../../auth/sign-in/oauth-fixtures.ts';
import { authOf } from '../../framework/testing/content-fixtures.ts';
import { type Answers, openPage } from '../../framework/testing/render-page.tsx';
import * as page from './authorization.tsx';

const BEGIN = 'POST /user/settings/passkeys/begin';
const ADD = 'POST /user/settings/passkeys/add';
const RENAME = 'POST /user/settings/passkeys/rename';
const REMOVE = 'POST /user/settings/passkeys/remove';

const startRegistration = jest.fn();
const browserSupportsWebAuthn = jest.fn();
jest.mock('@simplewebauthn/browser', () => ({
  startRegistration: (options: object): unknown => startRegistration(options),
  browserSupportsWebAuthn: (): unknown => browserSupportsWebAuthn(),
}));

const WANTED: Schemas['PasskeyWanted'] = {
  challenge: 'A'.repeat(43),
  rp: { id: 'localhost', name: 'Hoshikraft' },
  user: { id: 'ZA', name: 'Kitsune', displayName: 'Kitsune' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
  timeout: 300_000,
  attestation: 'none',
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
};

const passkeyOf = (nth: number, more: Partial<Schemas['Passkey']> = {}): Schemas['Passkey'] => ({
  id: `30000000-0000-4000-8000-00000000000${nth}`,
  name: `Ключ ${nth}`,
  createdAt: '2026-05-02T12:00:00.000Z',
  lastUsedAt: null,
  ...more,
});

const ADDED: Schemas['AccountEvent'] = {
  id: '1',
  at: '2026-05-02T12:00:00.000Z',
  target: '2fa',
  kind: 'passkey_added',
  service: null,
  address: null,
  device: null,
};

const open = (passkeys: Schemas['Passkey'][], answers: Answers = {}, only = false) =>
  openPage(page, {
    at: '/ru/cabinet/authorization',
    auth: authOf('Kitsune'),
    answers: {
      'GET /cabinet/authorization': {
        methods: (['password', 'vk', 'yandex', 'google', 'steam', 'passkey'] as const).map((method) => {
          const isOn = method === 'passkey' && passkeys.length > 0;
          return { method, available: isOn, enabled: isOn, only: isOn && only };
        }),
        services: [],
        email: null,
        hasPassword: false,
      },
      'GET /user/oauth/services': { services: [] },
      'GET /user/settings/passkeys': { passkeys },
      'GET /user/history': { items: [], nextCursor: null },
      ...answers,
    },
  });
const sent = async (requests: readonly Request[], call: string) =>
  Promise.all(
    requests
      .filter(({ method, url }) => `${method} ${new URL(url).pathname.replace('/api', '')}` === call)
      .map((request) => request.json() as Promise<unknown>),
  );
const nameOne = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Добавить ключ доступа' }));
  await userEvent.type(screen.getByLabelText('Название ключа доступа'), `${name}{Enter}`);
};

beforeEach(() => {
  browserSupportsWebAuthn.mockReturnValue(true);
  startRegistration.mockReset().mockResolvedValue({
    id: 'Y3JlZA',
    response: { clientDataJSON: 'Y2xpZW50', attestationObject: 'YXR0ZXN0', transports: ['internal', 'telepathy'] },
  });
});

test('a passkey is created by the browser, named, and shown', async () => {
  const { requests } = open([], {
    [BEGIN]: WANTED,
    [ADD]: { passkeys: [passkeyOf(1, { name: 'Мой телефон' })] },
    'GET /user/history': (_request: Request, nth: number) => ({ items: nth === 1 ? [] : [ADDED], nextCursor: null }),
  });
  await nameOne('  Мой телефон ');
  expect(await screen.findByText('Ключ доступа добавлен')).toBeVisible();
  expect(await screen.findByRole('listitem', { name: 'Мой телефон' })).toHaveTextContent('ещё не использовался');
  expect(startRegistration).toHaveBeenCalledWith({ optionsJSON: WANTED });
  expect(await sent(requests, ADD)).toEqual([
    {
      name: 'Мой телефон',
      id: 'Y3JlZA',
      clientDataJSON: 'Y2xpZW50',
      attestationObject: 'YXR0ZXN0',
      transports: ['internal'],
    },
  ]);
});

test('without a name the browser prompt does not open', async () => {
  const { requests } = open([]);
  await nameOne(' ');
  expect(await screen.findByText('Введите название.')).toBeVisible();
  expect(requests.some(({ method }) => method === 'POST')).toBe(false);
});

test.each([
  ['NotAllowedError', /Не получилось: запрос закрыт/],
  ['InvalidStateError', /уже есть ключ доступа вашего аккаунта/],
  ['SecurityError', /Откройте сайт по основному адресу/],
  ['ConstraintError', /настройте блокировку экрана/],
  ['UnknownError', /В браузере что-то пошло не так/],
])('%s shows a message, and the input is preserved', async (name, message) => {
  open([], { [BEGIN]: WANTED });
  startRegistration.mockRejectedValue(Object.assign(new Error('no'), { name }));
  await nameOne('Телефон');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByLabelText('Название ключа доступа')).toHaveValue('Телефон');
});

test('a browser without passkeys shows a notice, and an API error is shown', async () => {
  open([], {
    [BEGIN]: WANTED,
    [ADD]: () => refusalOf(409, 1, 'passkey_refused', 'Ключ доступа не подошёл', 'Выберите другой.'),
  });
  browserSupportsWebAuthn.mockReturnValue(false);
  await nameOne('Телефон');
  expect(await screen.findByRole('alert')).toHaveTextContent('не поддерживает ключи доступа');
  browserSupportsWebAuthn.mockReturnValue(true);
  await userEvent.click(screen.getByRole('button', { name: 'Создать' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Ключ доступа не подошёл. Выберите другой.'));
});

test('a passkey is renamed, and deleted after a confirmation', async () => {
  const { requests } = open([passkeyOf(1, { lastUsedAt: '2026-05-20T09:30:00.000Z' }), passkeyOf(2)], {
    [RENAME]: { passkeys: [passkeyOf(1, { name: 'Синий' }), passkeyOf(2)] },
    [REMOVE]: { passkeys: [passkeyOf(1, { name: 'Синий' })] },
  });
  const first = within(await screen.findByRole('listitem', { name: 'Ключ 1' }));
  expect(first.getByText(/последний вход 20 мая 2026/)).toBeVisible();
  await userEvent.click(first.getByRole('button', { name: 'Переименовать: Ключ 1' }));
  const field = screen.getByLabelText('Название ключа доступа');
  await userEvent.clear(field);
  await userEvent.type(field, 'Синий{Enter}');
  expect(await screen.findByRole('listitem', { name: 'Синий' })).toBeVisible();
  expect(await sent(requests, RENAME)).toEqual([{ id: passkeyOf(1).id, name: 'Синий' }]);

  await userEvent.click(screen.getByRole('button', { name: 'Удалить: Ключ 2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Удалить «Ключ 2»?' }));
  expect(await sent(requests, REMOVE)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Ключ 2' })).toBeNull());
  expect(await sent(requests, REMOVE)).toEqual([{ id: passkeyOf(2).id }]);
});

test('the only sign-in method cannot be deleted, and there are ten passkeys at most', async () => {
  const { unmount } = open([passkeyOf(1)], {}, true);
  const only = within(await screen.findByRole('listitem', { name: 'Ключ 1' }));
  expect(only.getByText(/единственный способ входа/)).toBeVisible();
  expect(only.queryByRole('button', { name: /Удалить/ })).toBeNull();
  unmount();
  open(Array.from({ length: 10 }, (_one, nth) => passkeyOf(nth)));
  expect(await screen.findByText(/уже десять ключей доступа/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Добавить ключ доступа' })).toBeNull();
});
