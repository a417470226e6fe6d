import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  authOf,
  failing,
  idOf,
  liveOf,
  mainOf,
  monitoringOf,
  never,
  serverOf,
  storeRoleOf,
  unreachable,
} from '../framework/testing/content-fixtures.ts';
import { cardOf as newsCardOf, imageOf } from '../framework/testing/document-fixtures.ts';
import { type Answers, renderPage } from '../framework/testing/render-page.tsx';
import HomePage from './home.tsx';
import { structuredData } from './structured-data.ts';

const hitech = serverOf('hitech', 'HiTech');
const magic = serverOf('magic-rpg', 'Magic RPG');
const bestOf = (...items: ReturnType<typeof storeRoleOf>[]) => ({ items });
const answers: Answers = {
  'GET /main': mainOf([hitech, magic]),
  'GET /servers': { items: [hitech, magic], nextCursor: null },
  'GET /server/monitoring': monitoringOf({ hitech: liveOf(), 'magic-rpg': liveOf({ status: 'offline', online: 0 }) }),
  'GET /store/best-roles': bestOf(storeRoleOf('hitech', 'Cyborg')),
};
const cardOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name });
  return within(heading.closest('li') as HTMLElement);
};

describe('the news of the home page', () => {
  const withNews = (...items: ReturnType<typeof newsCardOf>[]): Answers => ({
    ...answers,
    'GET /documents': { items, nextCursor: null },
  });

  it('are the latest, each with title, date and link', async () => {
    const cover = imageOf(idOf('cover'));
    const { requests } = renderPage(<HomePage />, {
      locale: 'en',
      answers: withNews(newsCardOf('wipe', { cover }), newsCardOf('spring', { locale: 'ru', locales: ['ru'] })),
    });
    const news = await cardOf('About wipe');
    expect(news.getByRole('link')).toHaveAttribute('href', '/en/news/wipe');
    expect(news.getByText('1 June 2026')).toHaveAttribute('datetime', '2026-06-01T10:00:00.000Z');
    expect(news.getByRole('presentation')).toHaveAttribute('src', expect.stringContaining('1600.webp'));
    expect(screen.getByRole('heading', { name: 'About spring' })).toHaveAttribute('lang', 'ru');
    expect(screen.getByRole('link', { name: 'All news' })).toHaveAttribute('href', '/en/news');
    const [request] = requests.filter(({ url }) => url.includes('/documents'));
    expect(new URL(request?.url ?? '').search).toBe('?target=news&limit=3');
  });

  it.each([
    ['there are none', withNews()],
    ['the call fails', { ...answers, 'GET /documents': failing }],
  ])('are left out if %s', async (_why, newsAnswers) => {
    const { requests } = renderPage(<HomePage />, { answers: newsAnswers });
    await waitFor(() => expect(requests.some(({ url }) => url.includes('/documents'))).toBe(true));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Что нового' })).not.toBeInTheDocument());
    expect(await cardOf('HiTech')).toBeDefined();
  });

  it('show a skeleton while they load', () => {
    renderPage(<HomePage />, { answers: { ...answers, 'GET /documents': never } });
    expect(screen.getByText('Загружаем новости')).toBeInTheDocument();
  });
});

describe('the home page', () => {
  it('describes the site and its organization to search engines', () => {
    const { context } = renderPage(<HomePage />, { answers });
    expect(structuredData(context)).toMatchObject([
      { '@type': 'WebSite', url: 'http://site.test/ru', inLanguage: 'ru' },
      { '@type': 'Organization', name: 'Hoshikraft', logo: 'http://site.test/apple-touch-icon.png' },
    ]);
  });

  it('links registration for a visitor, and shows the number of players online', async () => {
    renderPage(<HomePage />, { answers });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Фестиваль, который не\sкончается$/);
    expect(screen.getByRole('link', { name: 'Начать играть' })).toHaveAttribute('href', '/ru/register');
    expect(screen.getByRole('link', { name: 'Магазин' })).toHaveAttribute('href', '/ru/store');
    expect(screen.getByRole('link', { name: 'Регистрация' })).toHaveAttribute('href', '/ru/register?return_to=%2Fru');
    expect(await screen.findByText('В игре 12 человек')).toBeInTheDocument();
    expect(document.title).toBe('Hoshikraft');
  });

  it('shows each server with its live state and a link to its privileges', async () => {
    renderPage(<HomePage />, { answers });
    const server = await cardOf('HiTech');
    expect(server.getByRole('link', { name: 'HiTech' })).toHaveAttribute('href', '/ru/servers/hitech');
    expect(await server.findByText('12 игроков')).toBeInTheDocument();
    expect(server.getByText('1.12.2')).toBeInTheDocument();
    expect(server.getByText('без PvP')).toBeInTheDocument();
    expect(server.getByRole('link', { name: 'Играть на HiTech' })).toHaveAttribute('href', '/ru/start');
    expect(server.getByRole('link', { name: 'Привилегии HiTech' })).toHaveAttribute('href', '/ru/store?server=hitech');
    expect((await cardOf('Magic RPG')).getByText('Не в сети')).toBeInTheDocument();
  });

  it('shows the best choice of a server at its price', async () => {
    renderPage(<HomePage />, { answers });
    const role = await cardOf('Cyborg');
    expect(role.getByText(/^599\s₽$/)).toBeInTheDocument();
    expect(role.getByText('за 31 день')).toBeInTheDocument();
    expect(role.getByText('Nine homes')).toBeInTheDocument();
    expect(role.getByText('HiTech')).toBeInTheDocument();
  });

  it("shows the player's price and the full price in whole roubles, rounded up", async () => {
    const price = {
      base: 59_900,
      discount: { amount: 10_019, reason: 'active_role' as const, text: 'For your Cadet', credit: 10_019, lost: 0 },
      final: 49_881,
      currency: 'RUB' as const,
    };
    const upgrade = storeRoleOf('hitech', 'Cyborg', {
      offers: [{ mode: 'buy', period: 'month', price, replaces: 'hitech-cadet', expiresAt: null }],
    });
    const best = { ...answers, 'GET /store/best-roles': bestOf(upgrade) };
    renderPage(<HomePage />, { locale: 'en', answers: best, auth: authOf('Kitsune') });
    const role = await cardOf('Cyborg');
    expect(role.getByText('₽499')).toBeInTheDocument();
    expect(role.getByText('₽599')).toBeInTheDocument();
    expect(role.getByText('−₽100')).toBeInTheDocument();
    expect(role.getByText('For your Cadet')).toBeInTheDocument();
  });

  it('labels what is being loaded', async () => {
    const loading = {
      ...answers,
      'GET /servers': never,
      'GET /server/monitoring': never,
      'GET /store/best-roles': never,
    };
    renderPage(<HomePage />, { answers: loading });
    expect(screen.getByText('Загружаем серверы')).toBeInTheDocument();
    expect(await screen.findByText('Загружаем привилегии')).toBeInTheDocument();
  });

  it('shows empty states if no server is open and nothing is on sale', async () => {
    const empty = { ...answers, 'GET /servers': { items: [], nextCursor: null }, 'GET /store/best-roles': bestOf() };
    renderPage(<HomePage />, { answers: empty });
    expect(await screen.findByRole('heading', { name: 'Сейчас нет открытых серверов' })).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Лучший выбор на каждом сервере' })).not.toBeInTheDocument(),
    );
    expect(screen.getByRole('heading', { name: 'С чего начать' })).toBeInTheDocument();
  });

  it('shows its hero if the API fails, and retries', async () => {
    let broken = true;
    const failed: Answers = {
      ...answers,
      'GET /servers': () => (broken ? failing() : { items: [hitech], nextCursor: null }),
      'GET /server/monitoring': unreachable,
      'GET /store/best-roles': () => (broken ? failing() : bestOf(storeRoleOf('hitech', 'Cyborg'))),
    };
    renderPage(<HomePage />, { answers: failed });
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(await screen.findByText('Аниме-серверы с модами')).toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByText('It broke on our side')).toHaveLength(2));
    broken = false;
    for (const retry of screen.getAllByRole('button', { name: 'Попробовать снова' })) await userEvent.click(retry);
    expect(await screen.findByRole('heading', { level: 3, name: 'HiTech' })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 3, name: 'Cyborg' })).toBeInTheDocument();
  });

  it('has its own text if no player is online', async () => {
    const quiet = { ...answers, 'GET /server/monitoring': monitoringOf({ hitech: liveOf({ online: 0 }) }) };
    renderPage(<HomePage />, { answers: quiet });
    expect(await screen.findByText('Пока никого — самое время зайти')).toBeInTheDocument();
  });

  it('links the communities, with the known numbers of members', async () => {
    renderPage(<HomePage />, { locale: 'en', answers });
    expect(await screen.findByRole('link', { name: /Discord\s*250 members/ })).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: /Telegram\s*5,991 members/ })).toHaveAttribute(
      'href',
      'https://t.me/hoshikraft',
    );
    expect(screen.queryByRole('link', { name: /VK/ })).not.toBeInTheDocument();
  });
});
