import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  failing,
  liveOf,
  mainOf,
  monitoringOf,
  never,
  serverOf,
  unreachable,
} from '../../framework/testing/content-fixtures.ts';
import { type Answers, renderPage } from '../../framework/testing/render-page.tsx';
import ServersPage from './servers.tsx';

const hitech = serverOf('hitech', 'HiTech');
const sky = serverOf('techno-magic-sky', 'TechnoMagic SKY', {
  documentMeta: { ...hitech.documentMeta, serverName: 'TechnoMagic SKY', pvpMode: 'duels', mods: [] },
});
const list = (...items: (typeof hitech)[]) => ({ items, nextCursor: null });
const ready: Answers = {
  'GET /main': mainOf([hitech, sky]),
  'GET /servers': list(hitech, sky),
  'GET /server/monitoring': monitoringOf({ hitech: liveOf(), 'techno-magic-sky': liveOf({ online: 3 }) }),
};
const card = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return within(heading.closest('li') as HTMLElement);
};

describe('the servers page', () => {
  it('shows a loading state', () => {
    renderPage(<ServersPage />, { answers: { ...ready, 'GET /servers': never, 'GET /server/monitoring': never } });
    expect(screen.getByText('Загружаем серверы')).toBeInTheDocument();
    expect(screen.getByText('Загружаем онлайн')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Серверы' })).toBeInTheDocument();
  });

  it('shows a server with its version, PvP, worlds, areas in blocks, mods and address', async () => {
    renderPage(<ServersPage />, { answers: ready });
    const server = await card('HiTech');
    expect(server.getAllByText('1.12.2')).toHaveLength(2);
    expect(server.getByText('Выключено: игроки не могут бить друг друга')).toBeInTheDocument();
    expect(server.getByText(/^12\s000\s×\s12\s000 блоков$/)).toBeInTheDocument();
    expect(server.getByText(/^8\s000\s×\s8\s000 блоков$/)).toBeInTheDocument();
    expect(server.getByText('Main, Mining')).toBeInTheDocument();
    expect(server.getByText('3 мода')).toBeInTheDocument();
    expect(server.getByText('Mekanism')).toBeInTheDocument();
    expect(server.getByText('hitech.example.org')).toBeInTheDocument();
    expect(server.getByRole('link', { name: 'Привилегии HiTech' })).toHaveAttribute('href', '/ru/store?server=hitech');
    expect((await card('TechnoMagic SKY')).queryByText(/\d мод/)).not.toBeInTheDocument();
  });

  it('shows players and speed of a server, and the records with their times', async () => {
    renderPage(<ServersPage />, { locale: 'en', answers: ready });
    const server = await card('HiTech');
    expect(await server.findByText('12 players')).toBeInTheDocument();
    expect(server.getByText('24-hour record 40')).toBeInTheDocument();
    expect(server.getByText('Online')).toBeInTheDocument();
    expect(server.getByText('TPS 19.9')).toHaveTextContent('TPS 19.9 · no lag');
    expect(screen.getByText('15')).toBeInTheDocument();
    expect(screen.getByText('1,234')).toBeInTheDocument();
    expect(screen.getByText(/2 May 2026/)).toBeInTheDocument();
  });

  it('shows faces of players who are online, and the number of the others', async () => {
    const players = ['Kitsune', 'Ronin', 'Tanuki', 'Yuki', 'Hana', 'Sora'];
    const monitoring = monitoringOf({ hitech: liveOf({ players }), 'techno-magic-sky': liveOf({ online: 0 }) });
    renderPage(<ServersPage />, { locale: 'en', answers: { ...ready, 'GET /server/monitoring': monitoring } });
    const here = within(await (await card('HiTech')).findByRole('list', { name: 'On HiTech now' }));
    expect(here.getAllByRole('img').map((face) => face.getAttribute('alt'))).toEqual(players.slice(0, 4));
    expect(here.getByText('and 8 more')).toBeInTheDocument();
    expect((await card('TechnoMagic SKY')).queryByRole('list', { name: /now/ })).not.toBeInTheDocument();
  });

  it('offers Play before the privileges, and shows no record if there were no players for a day', async () => {
    const monitoring = monitoringOf({
      hitech: liveOf({ online: 0, onlineDay: 0 }),
      'techno-magic-sky': liveOf({ online: 9, onlineDay: 8 }),
    });
    renderPage(<ServersPage />, { locale: 'en', answers: { ...ready, 'GET /server/monitoring': monitoring } });
    const server = await card('HiTech');
    expect(await server.findByText('0 players')).toBeInTheDocument();
    expect(server.queryByText(/record/)).not.toBeInTheDocument();
    expect((await card('TechnoMagic SKY')).getByText('24-hour record 9')).toBeInTheDocument();
    expect(server.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/en/servers/hitech',
      '/en/start',
      '/en/store?server=hitech',
    ]);
  });

  it.each([
    [16.2, 'some lag'],
    [9, 'heavy lag'],
  ])('describes the delay at %d ticks per second', async (tps, label) => {
    const monitoring = monitoringOf({ hitech: liveOf({ tps }) });
    renderPage(<ServersPage />, { locale: 'en', answers: { ...ready, 'GET /server/monitoring': monitoring } });
    expect(await (await card('HiTech')).findByText(`· ${label}`)).toBeInTheDocument();
  });

  it('shows since when a server is late or offline, and that one has never reported', async () => {
    const monitoring = monitoringOf({
      hitech: liveOf({ status: 'stale' }),
      'techno-magic-sky': liveOf({ status: 'offline', online: 0, heartbeatAt: null }),
    });
    const { unmount } = renderPage(<ServersPage />, { answers: { ...ready, 'GET /server/monitoring': monitoring } });
    const late = await card('HiTech');
    expect(await late.findByText('Данные запаздывают')).toBeInTheDocument();
    expect(late.getByText(/^Последние данные: 1 июн/)).toBeInTheDocument();
    const silent = await card('TechnoMagic SKY');
    expect(silent.getByText('Не в сети')).toBeInTheDocument();
    expect(silent.getByText('Сервер ещё не выходил на связь.')).toBeInTheDocument();
    expect(silent.queryByText(/TPS/)).not.toBeInTheDocument();
    unmount();

    const offline = monitoringOf({ hitech: liveOf({ status: 'offline', online: 0 }) });
    renderPage(<ServersPage />, { answers: { ...ready, 'GET /server/monitoring': offline } });
    expect(
      await (await card('HiTech')).findByText(/^Сервер не отвечает, зайти сейчас нельзя. Последние данные: 1 июн/),
    ).toBeInTheDocument();
    expect((await card('TechnoMagic SKY')).getByText('Нет данных')).toBeInTheDocument();
  });

  it('keeps the servers with a notice if live figures fail to load', async () => {
    renderPage(<ServersPage />, { answers: { ...ready, 'GET /server/monitoring': unreachable } });
    expect(await screen.findByText('Соединение потеряно')).toBeInTheDocument();
    expect((await card('HiTech')).getByText('Нет данных')).toBeInTheDocument();
  });

  it('links the communities if no server is open', async () => {
    renderPage(<ServersPage />, { answers: { ...ready, 'GET /servers': list() } });
    expect(await screen.findByRole('heading', { name: 'Сейчас нет открытых серверов' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Discord' })).toHaveAttribute(
      'href',
      'https://discord.example/hoshikraft',
    );
  });

  it('shows an error, and retries', async () => {
    let broken = true;
    const answer = () => (broken ? failing() : list(hitech));
    renderPage(<ServersPage />, { answers: { ...ready, 'GET /servers': answer } });
    expect(await screen.findByText('It broke on our side')).toBeInTheDocument();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Попробовать снова' }));
    expect(await screen.findByRole('heading', { name: 'HiTech' })).toBeInTheDocument();
  });

  it('shows a lost connection as such', async () => {
    renderPage(<ServersPage />, { answers: { ...ready, 'GET /servers': unreachable } });
    expect(await screen.findByRole('heading', { name: 'Не удалось подключиться к серверу' })).toBeInTheDocument();
  });

  it('loads the next page of servers', async () => {
    const pages = (request: Request) =>
      new URL(request.url).searchParams.get('cursor') === 'next' ? list(sky) : { items: [hitech], nextCursor: 'next' };
    renderPage(<ServersPage />, { answers: { ...ready, 'GET /servers': pages } });
    await userEvent.click(await screen.findByRole('button', { name: 'Показать ещё' }));
    expect(await screen.findByRole('heading', { name: 'TechnoMagic SKY' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Показать ещё' })).not.toBeInTheDocument());
  });
});
