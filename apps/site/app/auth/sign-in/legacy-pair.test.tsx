import { authOf } from '../../framework/testing/content-fixtures.ts';
import { type Answers, renderPage } from '../../framework/testing/render-page.tsx';
import { signInByLegacyPair } from './legacy-pair.ts';

const EXCHANGE = 'POST /user/auth/token-legacy';
const REFUSED = { success: false, captchaRequired: false };
const SIGNED_IN = { ...authOf('Kitsune'), success: true, accessToken: 'taken out by the server' };

beforeEach(() => {
  localStorage.setItem('login', 'Kitsune');
  localStorage.setItem('token', 'token-of-old');
});
afterEach(() => localStorage.clear());

const start = async (answers: Answers, auth?: ReturnType<typeof authOf>) => {
  const { context, requests } = renderPage(<p />, { answers, ...(auth && { auth }) });
  const reload = jest.fn();
  await signInByLegacyPair(context, localStorage, reload);
  return { requests, reload, kept: [localStorage.getItem('login'), localStorage.getItem('token')] };
};

test('a stored pair is exchanged once: it is cleared, and the page reloads', async () => {
  const { requests, reload, kept } = await start({ [EXCHANGE]: SIGNED_IN });
  expect(requests[0]?.headers.get('Access-Token')).toBe('token-of-old');
  expect(await requests[0]?.clone().json()).toMatchObject({
    login: 'Kitsune',
    browser: { userAgent: expect.any(String) },
  });
  expect([reload.mock.calls.length, kept]).toEqual([1, [null, null]]);
});

test('an invalid pair is cleared without a message', async () => {
  const { reload, kept } = await start({ [EXCHANGE]: REFUSED });
  expect([reload.mock.calls, kept]).toEqual([[], [null, null]]);
});

test('without a connection the pair stays for the next start', async () => {
  const { reload, kept } = await start({ [EXCHANGE]: () => Promise.reject(new TypeError('away')) });
  expect([reload.mock.calls, kept]).toEqual([[], ['Kitsune', 'token-of-old']]);
});

test('a signed-in player does not exchange the pair', async () => {
  const { requests, kept } = await start({}, authOf('Kitsune'));
  expect([requests, kept]).toEqual([[], [null, null]]);
});
