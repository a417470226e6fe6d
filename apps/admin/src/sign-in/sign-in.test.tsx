import type { Schemas } from '@hoshikraft/api-client';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadPages, OPERATOR, refused, renderAdmin } from '../testing/render-admin.tsx';
import { takeInvite } from './take-invite.ts';

beforeAll(loadPages);

const PENDING: Schemas['PendingConfirmation'] = {
  userId: OPERATOR.playerId,
  login: OPERATOR.login,
  avatarOrSkin: null,
  factor: 3,
  factors: [3],
};
const ACCESS_ID = '10000000-0000-4000-8000-000000000001';
const TOKEN = 'x'.repeat(43);
const AUTH: Schemas['AuthState'] = {
  data: { id: OPERATOR.playerId, login: OPERATOR.login, avatarOrSkin: null },
  accessId: ACCESS_ID,
  permissions: {},
  preferredServer: null,
  coins: 0,
  balance: 0,
  currency: 'RUB',
  friendRequests: 0,
  refusedEmail: null,
  managers: { ban: { isBanned: false, unbanPrice: 0, current: null } },
};

/** The API's session, as the calls of the sign-in change it. */
const api = (start: 'none' | 'pending' | 'open' = 'none') => {
  let session = start;
  return {
    'GET /admin/main': () => {
      if (session === 'open') return OPERATOR;
      return session === 'none'
        ? refused(401, 'signed_out', { code: 8 })
        : refused(403, 'two_factor_required', { code: -7, ...PENDING });
    },
    'POST /admin/auth/login': () => {
      session = 'pending';
      return { success: true, accessId: ACCESS_ID, accessToken: TOKEN, pending: PENDING };
    },
    'POST /user/auth/token': async (request: Request) => {
      const { code } = (await request.json()) as { code: string };
      if (code === '000000') {
        session = 'none';
        return refused(401, 'signed_out', { code: 8 });
      }
      session = 'open';
      return { auth: AUTH, region: null };
    },
  };
};

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const signIn = async () => {
  await userEvent.type(await screen.findByLabelText('Nickname or email'), 'Kitsune');
  await userEvent.type(screen.getByLabelText('Password'), 'secret');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
};

test('login and password, then the second factor, then the page that was asked for', async () => {
  const { sent, where } = renderAdmin({ locale: 'en', at: '/sign-in?return_to=%2Fnowhere', answers: api() });
  await signIn();
  await heading('Confirm your sign-in');
  expect(await sent('POST /admin/auth/login')).toEqual([{ login: 'Kitsune', password: 'secret' }]);
  await userEvent.type(screen.getByLabelText('Code'), '123456');
  await waitFor(() => expect(where()).toBe('/nowhere'));
  expect(await sent('POST /user/auth/token')).toMatchObject([{ code: '123456' }]);
});

test('a return address of another site is not followed', async () => {
  const { where } = renderAdmin({ at: '/sign-in?return_to=%2F%2Fevil.test', answers: api('open') });
  await waitFor(() => expect(where()).toBe('/'));
});

test('a reload keeps the step of the second factor', async () => {
  const { where } = renderAdmin({ locale: 'en', answers: api('pending') });
  await heading('Confirm your sign-in');
  expect(where()).toBe('/sign-in');
});

test('a sign-in that expired at the second factor shows an error', async () => {
  renderAdmin({ locale: 'en', at: '/sign-in', answers: api() });
  await signIn();
  await heading('Confirm your sign-in');
  await userEvent.type(screen.getByLabelText('Code'), '000000');
  expect(await screen.findByRole('alert')).toHaveTextContent('Sign-in not completed');
  expect(screen.getByLabelText('Password')).toBeVisible();
});

test('an account that is not an operator gets the reason', async () => {
  const answers = { ...api(), 'POST /admin/auth/login': () => refused(403, 'permission_missing', { code: 3 }) };
  renderAdmin({ locale: 'en', at: '/sign-in', answers });
  await signIn();
  expect(await screen.findByText('why: permission_missing')).toBeVisible();
});

test('an invite is sent with the sign-in, even by who is signed in', async () => {
  const { sent, where } = renderAdmin({ locale: 'en', at: '/sign-in', invite: 'secret-1', answers: api('open') });
  expect(await screen.findByText('This link makes you an administrator')).toBeVisible();
  await signIn();
  await heading('Confirm your sign-in');
  expect(await sent('POST /admin/auth/login')).toEqual([{ login: 'Kitsune', password: 'secret', invite: 'secret-1' }]);
  await userEvent.type(screen.getByLabelText('Code'), '123456');
  await waitFor(() => expect(where()).toBe('/'));
});

test('the secret of an invite leaves the address', () => {
  window.history.replaceState(null, '', '/sign-in?a=1#invite=secret-1');
  expect(takeInvite(window)).toBe('secret-1');
  expect(window.location.href).toBe('http://localhost/sign-in?a=1');
  expect(takeInvite(window)).toBeNull();
});
