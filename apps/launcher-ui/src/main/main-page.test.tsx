import type { Schemas } from '@hoshikraft/api-client';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { client, HITECH, JOB, launcherState, MAGIC, magic, progress } from '../parts/testing/fixtures.ts';
import { serviceRefusal } from '../parts/testing/refusal.ts';
import { renderComponent, type RenderOptions } from '../parts/testing/render-component.tsx';
import { player } from '../parts/testing/session-fixture.ts';
import { launcherStateAtom } from '../service/launcher-state.ts';
import { MainPage } from './main-page.tsx';

const SESSION = {
  login: 'Hikari',
  playerId: '7a0c5c0e-63c7-4f6e-8a55-0a6d1c1f0100',
  accessId: '7a0c5c0e-63c7-4f6e-8a55-0a6d1c1f0102',
  accessToken: 'a'.repeat(43),
};
const MONITORING = {
  servers: {
    hitech: {
      status: 'online',
      tps: 20,
      online: 128,
      onlineDay: 200,
      maxPlayers: 300,
      players: [],
      heartbeatAt: '2026-11-21T12:00:00Z',
    },
  },
  records: { onlineCurrent: 128, onlineDay: 200, onlineMax: 900, timeOnlineDay: null, timeOnlineMax: null },
};
const job = { jobId: JOB, state: launcherState({ status: 'verify', clientId: HITECH, jobId: JOB }) };
const answers = {
  'GET /clients': { clients: [client(), magic], offline: false },
  'GET /api/server/monitoring': MONITORING,
  'POST /api/launcher/game-session': { ...SESSION, expiresAt: '2026-11-21T18:00:00Z' },
  'POST /launch': () => Response.json(job, { status: 202 }),
};

const sizes = { total: 471_000_000, download: 214_000_000, installed: 0 };
const halfHere = { 'GET /clients': { clients: [client({ status: 'notInstalled', sizes }), magic], offline: false } };

const draw = ({ answers: more, ...options }: RenderOptions = {}) =>
  renderComponent(<MainPage />, { auth: player(), answers: { ...answers, ...more }, ...options });

const bodyOf = async (requests: Request[], path: string): Promise<unknown> =>
  requests.find(({ method, url }) => method === 'POST' && url.endsWith(path))?.json();

test('Play creates a game session and passes it to the service, without extra fields', async () => {
  const mods = [
    { id: 'map', name: 'Карта', description: 'Показывает мир', enabled: true, enabledAtFirst: true, size: 4_000_000 },
    { id: 'zoom', name: 'Зум', description: 'Приближает', enabled: false, enabledAtFirst: false, size: 900_000 },
  ];
  const { requests } = draw({
    answers: { 'GET /clients': { clients: [client({ optionalMods: mods })], offline: false } },
  });
  await userEvent.click(await screen.findByRole('button', { name: '2 мода на выбор' }));
  const drawer = await screen.findByRole('dialog', { name: 'Моды на выбор' });
  await userEvent.click(within(drawer).getByRole('checkbox', { name: /Зум/ }));
  await userEvent.click(within(drawer).getByRole('button', { name: 'Закрыть' }));
  await waitFor(() => expect(drawer).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: 'Играть: HiTech' }));
  await waitFor(async () =>
    expect(await bodyOf(requests, '/launch')).toEqual({ client: HITECH, optional: ['map', 'zoom'], player: SESSION }),
  );
  expect(await bodyOf(requests, '/game-session')).toEqual({ clientUuid: HITECH });
  expect(await bodyOf(requests, `/storage/optional-mods.${HITECH}`)).toEqual({ value: '["map","zoom"]' });
});

test('a signed-out player sees the servers, and the main button opens the sign-in', async () => {
  const { requests } = draw({ auth: undefined });
  expect(await screen.findByRole('link', { name: 'Войти и играть' })).toHaveAttribute('href', '/ru/launcher/login');
  expect(screen.queryByRole('button', { name: /Играть/ })).not.toBeInTheDocument();
  expect(requests.some(({ method }) => method === 'POST')).toBe(false);
});

test('a second client is not launched: a warning is shown, and no session is created', async () => {
  const running = { clientId: MAGIC, pid: 7, startedAt: '2026-11-21T12:00:00Z', adopted: false };
  const { requests } = draw({ state: launcherState({ running }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Играть: HiTech' }));
  expect(await screen.findByText('Нельзя запустить больше одного клиента')).toBeInTheDocument();
  expect(requests.some(({ method }) => method === 'POST')).toBe(false);
});

test('a banned player is redirected to the ban page', async () => {
  const ban: Schemas['Ban'] = {
    id: JOB,
    server: 'hitech',
    banned_by: 'Mod',
    ban_reason: 'x',
    rule: null,
    banned_at: '2026-11-01T00:00:00Z',
    unban_at: null,
    unbanPrice: null,
  };
  const { where } = draw({
    answers: {
      'POST /api/launcher/game-session': Response.json(
        { error_code: 3, error_message: 'Бан', details: { type: 'banned', description: 'Бан', ban } },
        { status: 403 },
      ),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Играть: HiTech' }));
  await waitFor(() => expect(where()).toBe('/ru/launcher/ban'));
});

test("a refusal of the service is shown with the service's own message", async () => {
  draw({ answers: { 'POST /launch': serviceRefusal(423, 'files_locked', 'С файлами игры работает другой лаунчер') } });
  await userEvent.click(await screen.findByRole('button', { name: 'Играть: HiTech' }));
  expect(await screen.findByText('С файлами игры работает другой лаунчер')).toBeInTheDocument();
});

test('another server is selected and the selection is stored', async () => {
  const { requests } = draw();
  const rail = await screen.findByRole('radiogroup', { name: 'Серверы' });
  expect(within(rail).getByRole('radio', { name: /HiTech/ })).toBeChecked();
  expect(await within(rail).findByText(/128 игроков/)).toBeInTheDocument();
  await userEvent.click(within(rail).getByRole('radio', { name: /Magic RPG/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Magic RPG' })).toBeInTheDocument();
  expect(screen.getByRole('article').closest('[data-server-hue]')).toHaveAttribute('data-server-hue', 'magic-rpg');
  const kept = requests.find(({ method, url }) => method === 'POST' && url.endsWith('/storage/last-server'));
  expect(await kept?.json()).toEqual({ value: 'magic-rpg' });
});

test('the last selected server wins over the preferred one', async () => {
  draw({ answers: { 'GET /storage/last-server': { value: 'magic-rpg' } } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Magic RPG' })).toBeInTheDocument();
});

test('pausing a download shows that the downloaded data is not lost', async () => {
  const { requests, store } = draw({
    state: launcherState({ status: 'downloadFiles', clientId: HITECH, jobId: JOB, phase: 'downloading' }),
    progress: progress(),
    answers: { ...halfHere, 'POST /cancel': launcherState() },
  });
  expect(await screen.findByText('Учтено и то, что скачано раньше. На паузе ничего не пропадёт.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Пауза' }));
  expect(await screen.findByText('Пауза. Всё скачанное сохранено.')).toBeInTheDocument();
  expect(await bodyOf(requests, '/cancel')).toEqual({ force: false });
  act(() => store.set(launcherStateAtom, launcherState()));
  expect(screen.getByRole('button', { name: /^Продолжить · 214\sМБ$/ })).toBeInTheDocument();
});

test('while the game starts, numbers of the download are not shown', async () => {
  draw({
    state: launcherState({ status: 'startClient', clientId: HITECH, jobId: JOB, phase: 'starting' }),
    progress: progress({ phase: 'applying' }),
  });
  expect(await screen.findByText('Запускаем игру')).toBeInTheDocument();
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
});

test.each([
  ['downloadFiles', null, /^Скачивается Magic RPG: дождитесь конца или отмените/, 'Сейчас скачивается'],
  ['verify', null, /^Проверяется Magic RPG: дождитесь конца или отмените/, 'Сейчас проверяется'],
  ['startClient', null, /^Запускается Magic RPG: закройте его, чтобы играть здесь/, 'Сейчас запускается'],
  ['idle', MAGIC, /^Запущен Magic RPG: закройте его, чтобы играть здесь/, 'Сейчас в игре'],
  ['debugging', MAGIC, /^Запущен Magic RPG: закройте его, чтобы играть здесь/, 'Сейчас в игре'],
] as const)('%s of another client is told, with the way there', async (status, runs, words, mark) => {
  const running = runs && { clientId: runs, pid: 7, startedAt: new Date().toISOString(), adopted: false };
  draw({ state: launcherState({ status, clientId: MAGIC, jobId: JOB, running }) });
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Играть: HiTech' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: new RegExp(`Magic RPG.*${mark}`) })).not.toBeChecked();
  expect(screen.getByTitle(mark)).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /HiTech/ })).not.toHaveAccessibleName(new RegExp(mark));
  await userEvent.click(screen.getByRole('button', { name: 'Перейти к клиенту: Magic RPG' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Magic RPG' })).toBeInTheDocument();
  expect(screen.queryByText(words)).toBeNull();
  expect(screen.getByTitle(mark)).toBeInTheDocument();
});

test("the bar of another client's download names that client", async () => {
  draw({
    state: launcherState({ status: 'downloadFiles', clientId: MAGIC, jobId: JOB, phase: 'downloading' }),
    progress: progress(),
  });
  expect(await screen.findByText('Для клиента Magic RPG.')).toBeInTheDocument();
});

test('while the game runs, the card shows that and that mods change at the next launch', async () => {
  const mod = { id: 'map', name: 'Карта', description: '', enabled: true, enabledAtFirst: true, size: 4_000_000 };
  const played = client({ lastPlayedAt: '2026-11-20T12:00:00Z', optionalMods: [mod] });
  const running = { clientId: HITECH, pid: 7, startedAt: new Date().toISOString(), adopted: false };
  const { store } = draw({
    state: launcherState({ running }),
    answers: { 'GET /clients': { clients: [played], offline: false } },
  });
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('Сейчас в игре')).toBeInTheDocument();
  expect(card.queryByText(/Последняя игра/)).toBeNull();
  await userEvent.click(card.getByRole('button', { name: '1 мод на выбор' }));
  expect(await screen.findByText(/^Игра запущена:/)).toBeInTheDocument();
  act(() => store.set(launcherStateAtom, launcherState()));
  expect(card.getByText(/Последняя игра/)).toBeInTheDocument();
  expect(card.queryByText('Сейчас в игре')).toBeNull();
  expect(screen.queryByText(/^Игра запущена:/)).toBeNull();
});

test('a running game is stopped only after a confirmation', async () => {
  const running = { clientId: HITECH, pid: 7, startedAt: new Date().toISOString(), adopted: false };
  const { requests } = draw({ state: launcherState({ running }), answers: { 'POST /cancel': launcherState() } });
  await userEvent.click(await screen.findByRole('button', { name: 'Остановить' }));
  const dialog = await screen.findByRole('dialog', { name: 'Остановить игру?' });
  expect(requests.some(({ url }) => url.endsWith('/cancel'))).toBe(false);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Остановить игру' }));
  await waitFor(async () => expect(await bodyOf(requests, '/cancel')).toEqual({ force: true }));
});

test.each([
  ['interrupted', { interrupted: { clientId: HITECH, bytesHeld: 257_000_000 } }, /257\s*МБ уже скачано/],
  ['given up for want of a network', { error: { code: 'network_lost', clientId: HITECH } }, 'Соединение потеряно'],
] as const)('a download that was %s goes on with the one button there is', async (_name, state, words) => {
  const { requests } = draw({ state: launcherState(state), answers: halfHere });
  expect(await screen.findByText(words)).toBeInTheDocument();
  await userEvent.click(within(screen.getByRole('article')).getByRole('button'));
  await waitFor(() => expect(requests.some(({ url }) => url.endsWith('/launch'))).toBe(true));
});

test.each([
  ['notInstalled', 0, 'Установка прервалась', 'Установить'],
  ['ready', 0, 'Лаунчер неожиданно закрылся', 'Играть: HiTech'],
] as const)('what was interrupted of a client that is %s is told as it is', async (status, download, title, button) => {
  draw({
    state: launcherState({ interrupted: { clientId: HITECH, bytesHeld: 471_000_000 } }),
    answers: { 'GET /clients': { clients: [client({ status, sizes: { ...sizes, download } })], offline: false } },
  });
  expect(await screen.findByText(title)).toBeInTheDocument();
  expect(screen.queryByText('Загрузка прервалась')).toBeNull();
  expect(within(screen.getByRole('article')).getByRole('button')).toHaveAccessibleName(button);
});

test.each([
  ['disk_full', 'Выбрать другую папку', '/ru/launcher/settings/folder'],
  ['client_crashed', 'Открыть журнал', '/ru/launcher/debugging'],
] as const)('the action of %s leads on', async (code, button, address) => {
  const { where } = draw({ state: launcherState({ error: { code, clientId: HITECH } }) });
  await userEvent.click(await screen.findByRole('button', { name: button }));
  await waitFor(() => expect(where()).toBe(address));
});

test('without a list of clients the page shows why and retries', async () => {
  let asked = 0;
  draw({
    answers: {
      'GET /clients': () => {
        asked += 1;
        return asked === 1
          ? serviceRefusal(503, 'manifest_unavailable', 'Список клиентов недоступен')
          : { clients: [client()], offline: false };
      },
    },
  });
  expect(await screen.findByText('Список клиентов недоступен')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Попробовать снова' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'HiTech' })).toBeInTheDocument();
});

test('without a connection the progress says what to try, and that the download resumes by itself', async () => {
  draw({
    state: launcherState({ status: 'downloadFiles', clientId: HITECH, jobId: JOB, phase: 'waiting_network' }),
    progress: progress({ phase: 'waiting_network', retrying: { attempt: 4, nextInSeconds: 8 } }),
    answers: halfHere,
  });
  expect(await screen.findByText('Ждём подключения')).toBeInTheDocument();
  expect(screen.getByText('Проверьте подключение к интернету: загрузка продолжится сама.')).toBeInTheDocument();
});
