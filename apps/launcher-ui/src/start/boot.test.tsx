import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeSocket } from '../testing/fake-socket.ts';
import { loadPages, PLAYER, refusedByService, renderLauncher, STATES } from '../testing/render-launcher.tsx';
import { launcherState } from '../parts/testing/fixtures.ts';
import { barrierAtom } from '../service/launcher-state.ts';

beforeAll(loadPages);

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name }, { timeout: 20_000 });

/** On a slow machine a socket may have timed out already: waits for the one that replaces it. */
const connecting = () => waitFor(() => expect(FakeSocket.last.readyState).toBe(FakeSocket.CONNECTING));

test('a missing service has its page, which closes when the service is available', async () => {
  let there = false;
  await renderLauncher({
    at: '/ru/launcher/login',
    answers: {
      'GET /system-states': () => {
        if (!there) throw new TypeError('Failed to fetch');
        return STATES;
      },
    },
  });
  expect(await heading('Нет связи с лаунчером')).toBeVisible();
  expect(screen.getByText(/Ничего не потеряно/)).toBeVisible();
  there = true;
  expect(await heading('Вход')).toBeVisible();
});

test('the player can retry at once', async () => {
  let there = false;
  await renderLauncher({
    locale: 'en',
    at: '/en/launcher/login',
    answers: {
      'GET /system-states': () => {
        if (!there) throw new TypeError('Failed to fetch');
        return STATES;
      },
    },
  });
  await heading('No connection to the launcher');
  there = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try now' }));
  expect(await heading('Sign-in')).toBeVisible();
});

test('a page with an outdated token explains what to do, and does not retry', async () => {
  const { requests } = await renderLauncher({ answers: { 'GET /system-states': refusedByService } });
  expect(await heading('Откройте лаунчер заново')).toBeVisible();
  expect(requests).toHaveLength(1);
});

test.each([
  ['protocol', { ...STATES, protocol: 2 }, ''],
  ['version', { ...STATES, minUiVersion: '0.2.0' }, '0.1.9+abc'],
])('a page of another %s asks to be loaded again', async (_what, states, uiVersion) => {
  await renderLauncher({ uiVersion, answers: { 'GET /system-states': states } });
  expect(await heading('Лаунчер обновился')).toBeVisible();
});

test('the stored session is sent with the first call of the API, and never to the service', async () => {
  const { requests } = await renderLauncher({ auth: PLAYER });
  await screen.findByRole('button', { name: /Аккаунт Kitsune/ });
  await waitFor(() => expect(requests.some(({ url }) => url === 'http://api.test/api/main')).toBe(true));
  // Pictures are requested without a session.
  const toApi = requests.filter(({ url }) => url.startsWith('http://api.test') && !url.includes('/skin/'));
  expect(toApi[0]?.headers.get('Access-Id')).toBe(PLAYER.accessId);
  expect(toApi[0]?.headers.get('Access-Token')).toBe('secret');
  expect(toApi.some(({ headers }) => headers.has('X-Launcher-Token'))).toBe(false);
  const toService = requests.filter(({ url }) => url.startsWith('http://127.0.0.1'));
  expect(toService.every(({ headers }) => headers.get('X-Launcher-Token') === 'key-1')).toBe(true);
  expect(toService.some(({ headers }) => headers.has('Access-Token'))).toBe(false);
});

test('without the API the launcher opens with the last known session', async () => {
  await renderLauncher({
    auth: PLAYER,
    at: '/ru/launcher/settings/theme',
    answers: {
      'GET /api/main': () => {
        throw new TypeError('Failed to fetch');
      },
    },
  });
  expect(await screen.findByRole('button', { name: /Аккаунт Kitsune/ })).toBeVisible();
  expect(await heading('Тема')).toBeVisible();
});

test('a lost connection has a banner that closes after recovery; a restart with another token has its page', async () => {
  const { context } = await renderLauncher({ auth: PLAYER, at: '/ru/launcher/settings/theme' });
  await heading('Тема');
  await connecting();
  act(() => FakeSocket.last.open());
  act(() => FakeSocket.last.break());
  expect(await screen.findByText('Нет связи с лаунчером')).toBeVisible();
  await waitFor(() => expect(FakeSocket.last.readyState).toBe(FakeSocket.CONNECTING));
  act(() => FakeSocket.last.open());
  await waitFor(() => expect(screen.queryByText('Нет связи с лаунчером')).toBeNull());
  act(() => context.store.set(barrierAtom, 'refused'));
  expect(await heading('Откройте лаунчер заново')).toBeVisible();
});

test('the console opens when debugging starts', async () => {
  await renderLauncher({ auth: PLAYER, at: '/ru/launcher/settings/theme' });
  await heading('Тема');
  await connecting();
  act(() => FakeSocket.last.open());
  act(() => FakeSocket.last.serverSend({ type: 'state', state: launcherState({ status: 'debugging' }) }));
  await waitFor(() => expect(window.location.pathname).toBe('/ru/launcher/debugging'));
});

test('another protocol version after a restart is noticed in the hello message', async () => {
  await renderLauncher({ auth: PLAYER, at: '/ru/launcher/settings/theme' });
  await heading('Тема');
  await connecting();
  act(() => FakeSocket.last.open());
  act(() =>
    FakeSocket.last.serverSend({
      type: 'hello',
      protocol: 2,
      lastSeq: 0,
      serviceVersion: '2.0.0',
      minUiVersion: '2.0.0',
      reset: true,
    }),
  );
  expect(await heading('Лаунчер обновился')).toBeVisible();
});
