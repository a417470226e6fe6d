import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { client, magic } from '../parts/testing/fixtures.ts';
import { serviceRefusal } from '../parts/testing/refusal.ts';
import { renderComponent, type RenderOptions } from '../parts/testing/render-component.tsx';
import { player } from '../parts/testing/session-fixture.ts';
import { ServersPage } from './servers-page.tsx';

const heartbeatAt = '2026-11-21T12:00:00Z';
const MONITORING = {
  servers: {
    hitech: { status: 'online', tps: 20, online: 128, onlineDay: 200, maxPlayers: 300, players: ['Yuki'], heartbeatAt },
    'magic-rpg': { status: 'offline', tps: 0, online: 0, onlineDay: 0, maxPlayers: 150, players: [], heartbeatAt },
  },
  records: { onlineCurrent: 128, onlineDay: 200, onlineMax: 900, timeOnlineDay: null, timeOnlineMax: null },
};
const records = MONITORING.records;
const detailsOf = (fields: object = {}) => ({
  server: {
    id: 'hitech',
    summary: 'Технологии от пара до звёзд.',
    color: '#22d3ee',
    address: 'hitech.hoshikraft.test',
    documentMeta: {
      serverName: 'HiTech',
      gameVersion: '1.7.10',
      pvpMode: 'duels',
      mainWorldArea: 10_000,
      otherWorldsArea: 5000,
      mods: ['IndustrialCraft 2', 'Applied Energistics', 'Thaumcraft'],
    },
    worlds: ['Overworld'],
  },
  full: {
    privilegesFrom: { period: 'month', amount: 19_900, currency: 'RUB' },
    wipes: { past: [], next: '2027-06-22T12:00:00Z' },
    statistics: { records, playersDay: 10 },
    ...fields,
  },
});
const ROLE = {
  id: 'shinobi',
  serverId: 'hitech',
  name: 'Синоби',
  summary: '',
  color: '#ff8800',
  tier: 1,
  bestChoice: false,
  active: null,
  offers: [],
  prices: [{ period: 'month', amount: 19_900, currency: 'RUB' }],
  highlights: [],
  kits: [],
};
const sizes = { total: 471_000_000, download: 214_000_000, installed: 0 };

const renderPage = ({ answers, ...options }: RenderOptions = {}) =>
  renderComponent(<ServersPage />, {
    auth: player(),
    answers: {
      'GET /clients': { clients: [client(), { ...magic, status: 'notInstalled', sizes }], offline: false },
      'GET /api/server/monitoring': MONITORING,
      'GET /api/server': detailsOf(),
      'GET /api/store/roles': { serverId: 'hitech', recipient: null, items: [ROLE] },
      ...answers,
    },
    ...options,
  });

const facts = async (): Promise<string> => {
  const term = await screen.findByText('Следующий вайп');
  return (term.closest('dl')?.textContent ?? '').replace(/\s/gu, ' ');
};

test("the server's page in short: story, facts, privileges with their price, and links to the site", async () => {
  renderPage();
  const about = within(await screen.findByRole('article', { name: 'HiTech' }));
  expect(about.getByRole('heading', { level: 1, name: 'HiTech' })).toBeInTheDocument();
  expect(await about.findByText('Технологии от пара до звёзд.')).toBeInTheDocument();
  expect(await facts()).toBe(
    'КлиентУстановленВерсия игры1.7.10Моды3PvPДуэли по согласиюОсновной мир10 000 × 10 000блоковСледующий вайп22 июня 2027 г.через 21 день',
  );
  expect(await about.findByText('Синоби')).toBeInTheDocument();
  const linkTo = (name: RegExp) => about.getByRole('link', { name });
  expect(linkTo(/^В магазине — от 199\s₽$/)).toHaveAttribute('href', 'http://site.test/ru/store?server=hitech');
  expect(linkTo(/Страница сервера/)).toHaveAttribute('href', 'http://site.test/ru/servers/hitech');
  expect(linkTo(/Моды/)).toHaveAttribute('href', 'http://site.test/ru/mods?server=hitech');
  expect(linkTo(/Перейти к игре/)).toHaveAttribute('href', '/ru/launcher');
});

test('without an announced wipe and privileges the page says the one and leaves out the other', async () => {
  const none = { privilegesFrom: null, wipes: { past: [], next: null } };
  renderPage({ answers: { 'GET /api/server': detailsOf(none) } });
  expect(await facts()).toContain('Следующий вайпДата ещё не объявлена.');
  expect(screen.queryByRole('heading', { name: 'Привилегии' })).toBeNull();
});

test.each([
  [{ status: 'notInstalled', sizes }, /^Скачать: 214\s*МБ$/],
  [{ status: 'notInstalled', sizes: { ...sizes, download: 0 } }, 'Скачан, ещё не установлен'],
  [{ status: 'updateAvailable', sizes: { ...sizes, download: 0 } }, 'Обновление скачано, ещё не установлено'],
  [{ status: 'broken' }, 'Нужно исправить'],
] as const)('a client with %j is shown as such', async (fields, text) => {
  renderPage({ answers: { 'GET /clients': { clients: [client(fields)], offline: false } } });
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test('another server is selected in the rail, stored, and shown', async () => {
  const { requests } = renderPage({ at: '/ru/launcher/servers' });
  await userEvent.click(await screen.findByRole('radio', { name: /Magic RPG/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Magic RPG' })).toBeInTheDocument();
  expect(screen.getByRole('article').closest('[data-server-hue]')).toHaveAttribute('data-server-hue', 'magic-rpg');
  const stored = requests.find(({ method, url }) => method === 'POST' && url.endsWith('/storage/last-server'));
  expect(await stored?.json()).toEqual({ value: 'magic-rpg' });
  await waitFor(() => expect(requests.some(({ url }) => url.includes('/api/server?server=magic-rpg'))).toBe(true));
});

test('without the API the page shows what the launcher knows, and says what is missing', async () => {
  renderPage({
    answers: {
      'GET /api/server/monitoring': serviceRefusal(500, 'internal', 'Сломалось'),
      'GET /api/server': serviceRefusal(500, 'internal', 'Сломалось'),
    },
  });
  expect(await screen.findByText('Наши серверы не отвечают')).toBeInTheDocument();
  expect(screen.getByText('Установлен')).toBeInTheDocument();
  expect(screen.queryByText('Следующий вайп')).toBeNull();
});

test('where only the page of the server cannot be loaded, it says why, and can be tried again', async () => {
  let broken = true;
  renderPage({
    answers: { 'GET /api/server': () => (broken ? serviceRefusal(500, 'internal', 'Сломалось') : detailsOf()) },
  });
  const retry = await screen.findByRole('button', { name: 'Попробовать снова' });
  broken = false;
  await userEvent.click(retry);
  expect(await screen.findByText('Технологии от пара до звёзд.')).toBeInTheDocument();
  expect(retry).not.toBeInTheDocument();
});

test('an empty list explains what to do', async () => {
  renderPage({ answers: { 'GET /clients': { clients: [], offline: false } } });
  expect(await screen.findByText('Клиентов пока нет')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Проверить ещё раз' })).toBeInTheDocument();
});

test('a list that cannot be loaded shows the reason', async () => {
  renderPage({
    answers: { 'GET /clients': serviceRefusal(503, 'manifest_unavailable', 'Список клиентов недоступен') },
  });
  expect(await screen.findByText('Список клиентов недоступен')).toBeInTheDocument();
});
