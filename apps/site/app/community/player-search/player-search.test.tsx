import type { Schemas } from '@hoshikraft/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  failing,
  idOf,
  liveOf,
  mainOf,
  monitoringOf,
  never,
  serverOf,
} from '../../framework/testing/content-fixtures.ts';
import { type Answers, openPage, renderPage } from '../../framework/testing/render-page.tsx';
import * as page from './player-search.tsx';

const MAIN = mainOf([serverOf('hitech', 'HiTech'), serverOf('magic-rpg', 'Magic RPG')]);
const NOBODY: Answers = {
  'GET /server/monitoring': monitoringOf({}),
  'GET /user/top/playtime': topOf([]),
};

function topOf(places: readonly (readonly [login: string | null, seconds: number | null])[]): Schemas['Top'] {
  const ranked = places.map(([login, value], index) => ({ place: index + 1, login, value, change: null }));
  return { type: 'playtime', server: null, refreshedAt: '2026-06-01T10:00:00.000Z', places: ranked, own: null };
}

const player = (login: string, serverId?: string) => ({
  id: idOf(login),
  login,
  avatarOrSkin: null,
  online: serverId === undefined ? null : { serverId },
});

const open = (found: unknown, at = '/ru/player-search', more: Answers = {}) =>
  openPage(page, {
    at,
    path: '/:locale/player-search',
    answers: { 'GET /main': MAIN, 'GET /user/search': found, ...NOBODY, ...more },
  });

const field = () => screen.findByRole('searchbox', { name: 'Ник' });
const asked = (requests: readonly Request[]) =>
  requests.filter(({ url }) => url.includes('/user/search')).map(({ url }) => new URL(url).searchParams.get('q'));

beforeEach(() => localStorage.clear());

describe('the search for players', () => {
  it('finds as one types, with faces, profiles and where they play, when it is known', async () => {
    const { requests, where } = open({ players: [player('Neko'), player('Neko_two', 'hitech')] });
    await userEvent.type(await field(), 'neko');
    const list = await screen.findByRole('list', { name: 'Найденные игроки' });
    const [first, second] = within(list).getAllByRole('link');
    expect(first).toHaveAttribute('href', '/ru/profile/Neko');
    expect(first).not.toHaveTextContent('HiTech');
    expect(second).toHaveTextContent('HiTech');
    expect(asked(requests)).toEqual(['neko']);
    expect(where()).toBe('/ru/player-search?q=neko');
    expect(screen.getByText('Найдено 2 игрока')).toBeInTheDocument();
  });

  it('requires four characters, and sends no request before', async () => {
    const { requests } = open({ players: [] });
    await userEvent.type(await field(), 'nek');
    expect(await screen.findByText('Введите не менее четырёх символов')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Найденные игроки' })).toBeNull());
    expect(asked(requests)).toEqual([]);
  });

  it('shows that no player was found', async () => {
    open({ players: [] }, '/ru/player-search?q=qqqq');
    expect(await screen.findByRole('heading', { name: 'Игроки не найдены' })).toBeInTheDocument();
  });

  it('shows a skeleton while loading', async () => {
    renderPage(<page.default />, {
      at: '/ru/player-search?q=neko',
      answers: { 'GET /main': MAIN, 'GET /user/search': never },
    });
    expect(await screen.findByText('Ищем игроков')).toBeInTheDocument();
  });

  it('shows an error, and retries on request', async () => {
    let broken = true;
    open(() => (broken ? failing() : { players: [player('Neko')] }), '/ru/player-search?q=neko');
    expect(await screen.findByRole('alert')).toHaveTextContent('It broke on our side');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Попробовать снова' }));
    expect(await screen.findByRole('link', { name: /Neko/ })).toBeInTheDocument();
  });

  it('is navigated by arrow keys, down from the field and up again', async () => {
    open({ players: [player('Neko'), player('Neko_two')] }, '/ru/player-search?q=neko');
    const list = await screen.findByRole('list', { name: 'Найденные игроки' });
    const [first, second] = within(list).getAllByRole('link');
    await userEvent.click(await field());
    await userEvent.keyboard('{ArrowDown}');
    expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(await field()).toHaveFocus();
  });

  it('leads to the player on Enter, when exactly that nickname was typed', async () => {
    const { where } = open({ players: [player('Neko'), player('Neko_two')] }, '/ru/player-search?q=neko');
    await screen.findByRole('list', { name: 'Найденные игроки' });
    await userEvent.type(await field(), '{Enter}');
    await waitFor(() => expect(where()).toBe('/ru/profile/Neko'));
  });
});

describe('players to begin with', () => {
  const PLACES: Answers = {
    'GET /server/monitoring': monitoringOf({
      hitech: liveOf({ players: ['Kuro', 'Yuki'] }),
      'magic-rpg': liveOf({ players: ['Aoi'] }),
    }),
    'GET /user/top/playtime': topOf([
      ['Neko', 7200],
      [null, 3600],
      ['Sora', null],
    ]),
  };
  const linesOf = async (name: string) => {
    const list = await screen.findByRole('list', { name });
    return within(list)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  };

  it('are some who play, of each server in turn, and who played most', async () => {
    open({ players: [] }, '/ru/player-search', PLACES);
    expect(await linesOf('Сейчас в игре')).toEqual(['KuroHiTech', 'AoiMagic RPG', 'YukiHiTech']);
    expect(screen.getByRole('link', { name: 'Весь топ' })).toHaveAttribute('href', '/ru/top/playtime');
  });

  it('do not list players who hide their playtime, and leave no gap for them', async () => {
    open({ players: [] }, '/ru/player-search', PLACES);
    expect(await linesOf('Больше всех играли')).toEqual([expect.stringMatching(/^Neko2\sч$/), 'Sora']);
  });

  it('stay while too little was typed, and give way to who is found', async () => {
    open({ players: [player('Neko')] }, '/ru/player-search?q=nek', PLACES);
    expect(await linesOf('Сейчас в игре')).toHaveLength(3);
    await userEvent.type(await field(), 'o');
    expect(await screen.findByRole('list', { name: 'Найденные игроки' })).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Сейчас в игре' })).toBeNull();
  });

  it('are not shown if they cannot be loaded, and the search field still works', async () => {
    const answers = { 'GET /server/monitoring': () => failing(), 'GET /user/top/playtime': () => failing() };
    open({ players: [] }, '/ru/player-search', answers);
    expect(await field()).toBeInTheDocument();
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('players found before', () => {
  it('are offered until they are forgotten, the last first', async () => {
    localStorage.setItem('hoshikraft:recent-players', '["Aoi","Kuro"]');
    open({ players: [] });
    const list = await screen.findByRole('list', { name: 'Недавние' });
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/ru/profile/Aoi', '/ru/profile/Kuro']);
    await userEvent.click(within(list).getByRole('link', { name: /Kuro/ }));
    expect(localStorage.getItem('hoshikraft:recent-players')).toBe('["Kuro","Aoi"]');
  });

  it('are deleted when the user clears them', async () => {
    localStorage.setItem('hoshikraft:recent-players', '["Aoi"]');
    open({ players: [] });
    await userEvent.click(await screen.findByRole('button', { name: 'Очистить' }));
    expect(screen.queryByRole('list', { name: 'Недавние' })).toBeNull();
    expect(localStorage.getItem('hoshikraft:recent-players')).toBeNull();
  });

  it('are empty if the stored entry is invalid', async () => {
    localStorage.setItem('hoshikraft:recent-players', '{"a":');
    open({ players: [] });
    expect(await field()).toBeInTheDocument();
    expect(screen.queryByRole('list')).toBeNull();
  });
});
