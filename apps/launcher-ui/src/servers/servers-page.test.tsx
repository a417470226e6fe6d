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
    hitech: { status: 'online', tps: 20, online: 128, onlineDay: 200, maxPlayers: 300, players: [], heartbeatAt },
    'magic-rpg': { status: 'offline', tps: 0, online: 0, onlineDay: 0, maxPlayers: 150, players: [], heartbeatAt },
  },
  records: { onlineCurrent: 128, onlineDay: 200, onlineMax: 900, timeOnlineDay: null, timeOnlineMax: null },
};
const sizes = { total: 471_000_000, download: 214_000_000, installed: 0 };

const draw = ({ answers, ...options }: RenderOptions = {}) =>
  renderComponent(<ServersPage />, {
    auth: player(),
    answers: {
      'GET /clients': { clients: [client(), { ...magic, status: 'notInstalled', sizes }], offline: false },
      'GET /api/server/monitoring': MONITORING,
      ...answers,
    },
    ...options,
  });

const card = async (name: string): Promise<HTMLElement> => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return heading.closest('li') as HTMLElement;
};

test('each server shows its online players and whether its client is installed', async () => {
  draw();
  expect(await within(await card('HiTech')).findByText('128 игроков')).toBeInTheDocument();
  expect(within(await card('HiTech')).getByRole('meter')).toHaveAttribute('aria-valuetext', '128, рекорд за сутки 200');
  expect(within(await card('HiTech')).getByText('Установлен')).toBeInTheDocument();
  expect(within(await card('Magic RPG')).getByText('Не в сети')).toBeInTheDocument();
  expect(within(await card('Magic RPG')).getByText(/Скачать: 214\s*МБ/)).toBeInTheDocument();
});

test('a client that is downloaded but not installed is shown as such, without a size of 0', async () => {
  const held = { ...sizes, download: 0 };
  const clients = [
    client({ status: 'updateAvailable', sizes: held }),
    { ...magic, status: 'notInstalled' as const, sizes: held },
  ];
  draw({ answers: { 'GET /clients': { clients, offline: false } } });
  expect(within(await card('Magic RPG')).getByText('Скачан, ещё не установлен')).toBeInTheDocument();
  expect(within(await card('HiTech')).getByText('Обновление скачано, ещё не установлено')).toBeInTheDocument();
});

test('a selection is stored and opens the main page', async () => {
  const { requests, where } = draw({ at: '/ru/launcher/servers' });
  await userEvent.click(await screen.findByRole('button', { name: 'Выбрать Magic RPG' }));
  await waitFor(() => expect(where()).toBe('/ru/launcher'));
  const kept = requests.find(({ method, url }) => method === 'POST' && url.endsWith('/storage/last-server'));
  expect(await kept?.json()).toEqual({ value: 'magic-rpg' });
});

test('the selected server says where its button leads', async () => {
  const { where } = draw({ at: '/ru/launcher/servers' });
  const button = await screen.findByRole('button', { name: 'Вернуться к игре: выбран HiTech' });
  expect(button).toHaveTextContent('Вернуться к игре');
  await userEvent.click(button);
  await waitFor(() => expect(where()).toBe('/ru/launcher'));
});

test('without live numbers the servers stay, and the page says so', async () => {
  draw({ answers: { 'GET /api/server/monitoring': serviceRefusal(500, 'internal', 'Сломалось') } });
  expect(await screen.findByText(/Онлайн сейчас не обновляется/)).toBeInTheDocument();
  expect(within(await card('HiTech')).getByText('Нет данных')).toBeInTheDocument();
});

test('an empty list explains what to do', async () => {
  draw({ answers: { 'GET /clients': { clients: [], offline: false } } });
  expect(await screen.findByText('Клиентов пока нет')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Проверить ещё раз' })).toBeInTheDocument();
});

test('a list that cannot be loaded shows the reason', async () => {
  draw({ answers: { 'GET /clients': serviceRefusal(503, 'manifest_unavailable', 'Список клиентов недоступен') } });
  expect(await screen.findByText('Список клиентов недоступен')).toBeInTheDocument();
});
