import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  failing,
  idOf,
  mainOf,
  monitoringOf,
  never,
  serverOf,
  unreachable,
} from '../../framework/testing/content-fixtures.ts';
import { cardOf } from '../../framework/testing/document-fixtures.ts';
import { SiteHeader } from '../../shell/site-header.tsx';
import { type Answers, renderPage, type RenderPageOptions } from '../../framework/testing/render-page.tsx';

type Found = (target: string, words: string) => unknown;

const some: Found = (target, words) => ({
  items: words === 'qqqq' ? [] : [cardOf(`${target}-of-${words}`, { target: target as 'news' })],
  nextCursor: target === 'mods' ? 'more' : null,
});
const answersOf = (found: Found = some): Answers => ({
  'GET /main': mainOf([serverOf('hitech', 'HiTech'), serverOf('magic-rpg', 'Magic RPG')]),
  'GET /server/monitoring': monitoringOf({}),
  'GET /documents': ({ url }: Request) => {
    const { searchParams } = new URL(url);
    return found(searchParams.get('target') ?? '', searchParams.get('q') ?? '');
  },
  'GET /user/search': { players: [] },
});

const open = async (options: RenderPageOptions = {}) => {
  const user = userEvent.setup();
  const page = renderPage(<SiteHeader />, { locale: 'en', at: '/en/team', answers: answersOf(), ...options });
  await user.click(screen.getByRole('button', { name: options.locale === 'ru' ? 'Поиск' : 'Search' }));
  const field = await screen.findByRole('combobox');
  return { user, field, ...page };
};
beforeEach(() => {
  // Which jsdom does not have.
  Element.prototype.scrollIntoView = jest.fn();
});

const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const active = () => screen.queryAllByRole('option', { selected: true }).map((option) => option.textContent);

describe('the search of the header', () => {
  it('finds servers, mods and news while the user types, and sends one request for the typed text', async () => {
    const { user, field, requests } = await open();
    expect(field).toHaveFocus();
    expect(screen.getByText(/^Type at least two letters/)).toBeVisible();
    await user.type(field, 'magic');
    await waitFor(() =>
      expect(options()).toEqual(['Magic RPG', 'About mods-of-magic', 'All matching mods', 'About news-of-magic']),
    );
    expect(screen.getAllByRole('option').map((option) => option.getAttribute('href'))).toEqual([
      '/en/servers/magic-rpg',
      '/en/mods/mods-of-magic',
      '/en/mods?q=magic',
      '/en/news/news-of-magic',
    ]);
    expect(within(screen.getByRole('group', { name: 'Mods' })).getAllByRole('option')).toHaveLength(2);
    expect(screen.getByRole('dialog').querySelector('[role=status]')).toHaveTextContent('Showing the first 3');
    const asked = requests.filter(({ url }) => url.includes('/documents')).map(({ url }) => new URL(url).searchParams);
    expect(asked.map((query) => [query.get('target'), query.get('q')])).toEqual([
      ['mods', 'magic'],
      ['news', 'magic'],
    ]);
  });

  it('finds players by four letters of their nickname, five of them and the way to the rest', async () => {
    const players = ['Kitsune', 'Kitsu_a', 'Kitsu_b', 'Kitsu_c', 'Kitsu_d', 'Kitsu_e'].map((login) => ({
      ...{ id: idOf(login), login, avatarOrSkin: null, online: null },
    }));
    const nothing = { items: [], nextCursor: null };
    const answers = { ...answersOf(() => nothing), 'GET /user/search': { players } };
    const { user, field, requests } = await open({ answers });
    await user.type(field, 'kit');
    expect(await screen.findByText('Nothing found. Try fewer letters or another word.')).toBeVisible();
    expect(requests.some(({ url }) => url.includes('/user/search'))).toBe(false);
    await user.type(field, 'su');
    const group = within(await screen.findByRole('group', { name: 'Players' }));
    expect(group.getAllByRole('option').map((option) => option.getAttribute('href'))).toEqual([
      ...players.slice(0, 5).map(({ login }) => `/en/profile/${login}`),
      '/en/player-search?q=kitsu',
    ]);
    expect(group.getByRole('option', { name: 'All matching players' })).toBeVisible();
  });

  it('says that players could not be searched, and tries again when it is asked to', async () => {
    let isBroken = true;
    const answers = {
      ...answersOf(() => ({ items: [], nextCursor: null })),
      'GET /user/search': () =>
        isBroken ? failing() : { players: [{ id: idOf('k'), login: 'Kitsune', avatarOrSkin: null, online: null }] },
    };
    const { user, field } = await open({ answers });
    await user.type(field, 'kitsune');
    const again = await screen.findByRole('button', { name: 'Try again' });
    isBroken = false;
    await user.click(again);
    expect(await screen.findByRole('option', { name: 'Kitsune' })).toBeVisible();
  });

  it('is navigated by arrow keys while the field keeps focus, and Enter opens the active option', async () => {
    const { user, field, where } = await open();
    await user.type(field, 'magic');
    await waitFor(() => expect(options()).toHaveLength(4));
    expect(field).toHaveAttribute('aria-expanded', 'true');
    expect(field).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toEqual(['About mods-of-magic']);
    expect(field).toHaveAttribute('aria-activedescendant', 'mods-mods-of-magic');
    expect(field).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(active()).toEqual([]);
    await user.keyboard('{ArrowUp}');
    expect(active()).toEqual(['About news-of-magic']);
    await user.keyboard('{ArrowDown}');
    expect(active()).toEqual([]);
    await user.keyboard('{ArrowUp}{Enter}');
    expect(where()).toBe('/en/news/news-of-magic');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('opens the first that was found where Enter is all that was pressed', async () => {
    const { user, field, where } = await open();
    await user.type(field, 'hitech');
    await waitFor(() => expect(options()).toHaveLength(4));
    await user.keyboard('{Enter}');
    expect(where()).toBe('/en/servers/hitech');
  });

  it('suggests what to try if nothing was found, in Russian too', async () => {
    const { user, field } = await open({ locale: 'ru', at: '/ru/team' });
    await user.type(field, 'qqqq');
    expect(await screen.findByText('Ничего не нашлось. Попробуйте меньше букв или другое слово.')).toBeVisible();
    expect(field).toHaveAttribute('aria-expanded', 'false');
  });

  it.each([
    ['the API fails', failing],
    ['there is no connection', unreachable],
  ])('shows servers all the same where %s, and tries again when it is asked to', async (_why, failure) => {
    let found: unknown = failure;
    const answers = {
      ...answersOf(),
      'GET /documents': ((request: Request) =>
        typeof found === 'function' ? (found as (of: Request) => unknown)(request) : found) as never,
    };
    const { user, field } = await open({ answers });
    await user.type(field, 'hitech');
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(options()).toEqual(['HiTech']);
    found = { items: [cardOf('reactor')], nextCursor: null };
    await user.click(again);
    await waitFor(() => expect(options()).toEqual(['HiTech', 'About reactor', 'About reactor']));
  });

  it('shows that it is searching', async () => {
    const { user, field } = await open({ answers: { ...answersOf(), 'GET /documents': never } });
    await user.type(field, 'reactor');
    expect(await screen.findByText('Searching')).toBeInTheDocument();
  });

  it('is closed by Escape, which brings the focus back', async () => {
    const { user } = await open();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
  });
});
