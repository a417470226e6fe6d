import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authOf, failing, mainOf, never, serverOf, unreachable } from '../../framework/testing/content-fixtures.ts';
import { cardOf, imageOf } from '../../framework/testing/document-fixtures.ts';
import { type Answers, openPage, type RenderPageOptions } from '../../framework/testing/render-page.tsx';
import * as mods from './mods.tsx';
import * as news from './news.tsx';

const tags = {
  items: [
    { id: 'wipes', title: 'Вайпы', count: 2 },
    { id: 'unused', title: 'Пустая', count: 0 },
  ],
};
const list = (...ids: string[]) => ({ items: ids.map((id) => cardOf(id)), nextCursor: null });
const ready: Answers = {
  'GET /main': mainOf([serverOf('hitech', 'HiTech')]),
  'GET /documents': list('wipe', 'festival'),
  'GET /document/tags': tags,
};
const open = (answers: Answers = {}, more: RenderPageOptions = {}) =>
  openPage(news, { at: '/ru/news', answers: { ...ready, ...answers }, ...more });
const asked = (requests: readonly Request[]) =>
  requests.filter(({ url }) => url.includes('/documents?')).map(({ url }) => new URL(url).search);

describe('the news', () => {
  it('shows what was published, each card leading to its page', async () => {
    const covered = cardOf('wipe', { cover: imageOf('0197a3c2-0000-7000-8000-000000000001'), locale: 'ru' });
    open({ 'GET /documents': { items: [covered, cardOf('festival')], nextCursor: null } });
    const link = await screen.findByRole('link', { name: 'About wipe' });
    expect(link).toHaveAttribute('href', '/ru/news/wipe');
    const card = within(link.closest('li') as HTMLElement);
    expect(card.getByText('What wipe is')).toBeInTheDocument();
    expect(card.getByText('4 минуты чтения')).toBeInTheDocument();
    expect(card.getByText(/1 июн/)).toHaveAttribute('dateTime', '2026-06-01T10:00:00.000Z');
    expect(card.queryByText('На английском')).not.toBeInTheDocument();
    const other = within(screen.getByRole('link', { name: 'About festival' }).closest('li') as HTMLElement);
    expect(other.getByText('На английском')).toBeInTheDocument();
    expect(other.getByRole('heading', { name: 'About festival' })).toHaveAttribute('lang', 'en');
  });

  it('never breaks the name of a server over two lines', async () => {
    const wipe = cardOf('wipe', { title: 'The winter wipe of Magic RPG' });
    open({
      'GET /main': mainOf([serverOf('magic-rpg', 'Magic RPG')]),
      'GET /documents': { items: [wipe], nextCursor: null },
    });
    const link = await screen.findByRole('link', { name: /^The winter wipe of Magic\sRPG$/ });
    expect(link.textContent).toBe('The winter wipe of Magic\u00a0RPG');
  });

  it('keeps the places of what is being loaded', async () => {
    open({ 'GET /documents': never });
    // The page waits for the data that it cannot be rendered without; meanwhile, a browser shows the previous page.
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Новости' })).not.toBeInTheDocument());
  });

  it('sends to the servers where there is no news', async () => {
    open({ 'GET /documents': list() });
    expect(await screen.findByRole('heading', { name: 'Новостей пока нет' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'К серверам' })).toHaveAttribute('href', '/ru/servers');
  });

  it('offers everything where a search finds nothing', async () => {
    open({ 'GET /documents': list() }, { at: '/ru/news?tag=wipes&sort=title&q=ничего' });
    expect(await screen.findByRole('heading', { name: 'Ничего не нашлось' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Показать всё' })).toHaveAttribute('href', '/ru/news?sort=title');
  });

  it('shows what went wrong, and loads again when the user retries', async () => {
    let broken = true;
    open({ 'GET /documents': () => (broken ? failing() : list('wipe')) });
    expect(await screen.findByText('It broke on our side')).toBeInTheDocument();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Попробовать снова' }));
    expect(await screen.findByRole('link', { name: 'About wipe' })).toBeInTheDocument();
  });

  it('draws a lost connection as such', async () => {
    open({ 'GET /documents': unreachable });
    expect(await screen.findByRole('heading', { name: 'Не удалось подключиться к серверу' })).toBeInTheDocument();
  });

  it('goes by its address', async () => {
    const { requests, where } = open({}, { at: '/ru/news?tag=wipes&server=hitech&sort=popular&q=зима' });
    await screen.findByRole('link', { name: 'About wipe' });
    expect(new URLSearchParams(asked(requests)[0])).toEqual(
      new URLSearchParams('target=news&tag=wipes&server=hitech&sort=popular&q=зима&limit=12'),
    );
    expect(screen.getByRole('searchbox')).toHaveValue('зима');
    const chosen = { Тег: 'Вайпы', Сервер: 'HiTech', Порядок: 'Популярные' };
    for (const [label, name] of Object.entries(chosen)) {
      expect(screen.getByRole('combobox', { name: label })).toHaveDisplayValue(name);
    }
    expect(screen.queryByRole('option', { name: 'Пустая' })).not.toBeInTheDocument();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Тег' }), 'Все теги');
    await waitFor(() =>
      expect(where()).toBe(`/ru/news?${new URLSearchParams({ server: 'hitech', sort: 'popular', q: 'зима' })}`),
    );
  });

  it('leads with the newest, and with none in other orders or among found documents', async () => {
    for (const [at, leads] of [
      ['/ru/news', 1],
      ['/ru/news?sort=popular', 0],
      ['/ru/news?tag=wipes', 0],
    ] as const) {
      const { unmount } = open({}, { at });
      const link = await screen.findByRole('link', { name: 'About wipe' });
      expect(document.querySelectorAll('.document-card--lead')).toHaveLength(leads);
      expect(link.closest('.document-card--lead') !== null).toBe(leads === 1);
      expect(screen.getAllByRole('link', { name: /^About/ })).toHaveLength(2);
      unmount();
    }
  });

  it('has no empty list below the only news', async () => {
    open({ 'GET /documents': list('wipe') });
    await screen.findByRole('link', { name: 'About wipe' });
    for (const one of screen.getAllByRole('list')) expect(one).not.toBeEmptyDOMElement();
  });

  it.each(['tag=invented', 'server=invented', 'tag=%D0%B2', 'server=../x'])('is no page with %s', async (query) => {
    const { requests } = open({}, { at: `/ru/news?${query}` });
    expect(await screen.findByRole('heading', { level: 1, name: 'Страница не найдена' })).toBeInTheDocument();
    expect(requests.length).toBeGreaterThan(0);
  });

  it('searches as one types, once for the pause, and follows the address back', async () => {
    const answer = ({ url }: Request) =>
      new URL(url).searchParams.get('q') === 'зима' ? list('winter') : list('wipe', 'festival');
    const { requests, where } = open({ 'GET /documents': answer });
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Поиск по новостям' }), 'зима');
    expect(await screen.findByRole('link', { name: 'About winter' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'About wipe' })).not.toBeInTheDocument();
    expect(where()).toBe(`/ru/news?${new URLSearchParams({ q: 'зима' })}`);
    expect(asked(requests)).toHaveLength(2);
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Сервер' }), 'HiTech');
    await waitFor(() => expect(where()).toContain('server=hitech'));
    expect(screen.getByRole('searchbox')).toHaveValue('зима');
  });

  it('loads the next page when the user requests more', async () => {
    const answer = ({ url }: Request) =>
      new URL(url).searchParams.get('cursor') === 'next'
        ? list('older')
        : { items: [cardOf('wipe')], nextCursor: 'next' };
    open({ 'GET /documents': answer });
    await userEvent.click(await screen.findByRole('button', { name: 'Показать ещё' }));
    expect(await screen.findByRole('link', { name: 'About older' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Показать ещё' })).not.toBeInTheDocument();
  });

  it('offers writing only to users who are permitted to write', async () => {
    const editor = { ...authOf('Kitsune'), permissions: { web: { documents: { create: true } } } };
    const { unmount } = open({}, { auth: editor });
    expect(await screen.findByRole('link', { name: 'Написать новость' })).toHaveAttribute('href', '/ru/news/create');
    unmount();
    open({}, { auth: authOf('Player') });
    await screen.findByRole('link', { name: 'About wipe' });
    expect(screen.queryByRole('link', { name: 'Написать новость' })).not.toBeInTheDocument();
  });
});

it('the mods are a list of their own, with the servers that have each', async () => {
  const card = cardOf('botania', { target: 'mods' });
  const { requests } = openPage(mods, {
    locale: 'en',
    at: '/en/mods',
    answers: { ...ready, 'GET /documents': { items: [card], nextCursor: null } },
  });
  const link = await screen.findByRole('link', { name: 'About botania' });
  expect(link).toHaveAttribute('href', '/en/mods/botania');
  expect(within(screen.getByRole('list', { name: 'Servers' })).getByText('HiTech')).toBeInTheDocument();
  expect(asked(requests)).toEqual(['?target=mods&limit=12']);
});
