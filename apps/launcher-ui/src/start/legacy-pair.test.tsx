import { screen, waitFor } from '@testing-library/react';
import { loadPages, PLAYER, renderLauncher } from '../testing/render-launcher.tsx';

beforeAll(loadPages);

const EXCHANGE = 'POST /api/user/auth/token-legacy';
const SIGNED_IN = { ...PLAYER, success: true, accessToken: 'fresh-secret' };

const start = (answer: unknown) => {
  const storage = new Map([
    ['login', 'Kitsune'],
    ['token', 'token-of-old'],
  ]);
  return renderLauncher({ at: '/ru/launcher', storage, answers: { [EXCHANGE]: answer } });
};

test('credentials of an earlier launcher are exchanged once for a session of this machine', async () => {
  const { storage, requests, sent } = await start(() => SIGNED_IN);
  expect(await screen.findByRole('button', { name: /Аккаунт Kitsune/ })).toBeVisible();
  expect(await sent(EXCHANGE)).toMatchObject([{ login: 'Kitsune', system: { os: 'Linux' } }]);
  const exchange = requests.find(({ url }) => url.endsWith('/token-legacy'));
  expect(exchange?.headers.get('Access-Token')).toBe('token-of-old');
  expect([storage.has('login'), storage.has('token')]).toEqual([false, false]);
  expect(JSON.parse(storage.get('session') ?? '')).toMatchObject({ accessToken: 'fresh-secret' });
});

test('without a response they stay for the next start', async () => {
  const { storage, sent } = await start(() => {
    throw new TypeError('Failed to fetch');
  });
  await waitFor(async () => expect(await sent(EXCHANGE)).toHaveLength(1));
  await screen.findByRole('heading', { level: 1 }, { timeout: 4000 });
  expect([storage.get('login'), storage.get('token')]).toEqual(['Kitsune', 'token-of-old']);
});
