import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../../framework/testing/render-page.tsx';
import { refusalOf, SERVICES, signedInOf } from './oauth-fixtures.ts';
import * as page from './login.tsx';

const startAuthentication = jest.fn();
jest.mock('@simplewebauthn/browser', () => ({
  startAuthentication: (options: object): unknown => startAuthentication(options),
  browserSupportsWebAuthn: () => true,
}));

const QUESTION = {
  challenge: 'A'.repeat(43),
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'required',
  allowCredentials: [],
};
const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Войти по ключу доступа' }));
const open = (login: unknown) =>
  openPage(page, {
    at: '/ru/login',
    answers: {
      'GET /user/oauth/services': SERVICES,
      'POST /user/passkey/begin': { question: QUESTION, passkeyKey: '' },
      'POST /user/passkey/login': login,
    },
  });

beforeEach(() =>
  startAuthentication.mockReset().mockResolvedValue({
    id: 'Y3JlZA',
    type: 'public-key',
    response: { clientDataJSON: 'YQ', authenticatorData: 'Yg', signature: 'Yw', userHandle: 'ZA' },
  }),
);

test('the credential of the browser is sent and signs in', async () => {
  const { requests } = open(signedInOf('Kitsune'));
  await press();
  await waitFor(() => expect(requests.filter(({ url }) => url.endsWith('/user/passkey/login'))).toHaveLength(1));
  expect(startAuthentication).toHaveBeenCalledWith({ optionsJSON: QUESTION });
  const given = await requests.find(({ url }) => url.endsWith('/user/passkey/login'))?.json();
  expect(given).toMatchObject({
    passkey: { id: 'Y3JlZA', clientDataJSON: 'YQ', authenticatorData: 'Yg', signature: 'Yw', userHandle: 'ZA' },
  });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an unknown passkey shows an error, and other methods stay', async () => {
  open(() => refusalOf(409, 1, 'passkey_refused', 'Ключ доступа не подошёл', 'Возможно, его удалили.'));
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('Ключ доступа не подошёл. Возможно, его удалили.');
  expect(screen.getByRole('button', { name: 'Войти' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Войти по ключу доступа' })).toBeEnabled();
});

test('closing the browser prompt shows no error', async () => {
  startAuthentication.mockRejectedValue(Object.assign(new Error('no'), { name: 'NotAllowedError' }));
  const { requests } = open(signedInOf('Kitsune'));
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(/запрос закрыт, или на этом устройстве нет ключа/);
  expect(requests.some(({ url }) => url.endsWith('/user/passkey/login'))).toBe(false);
});
