import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failing, idOf, mainOf, never, serverOf } from '../testing/content-fixtures.ts';
import { type Answers, openPage, renderPage } from '../testing/render-page.tsx';
import * as page from './player-search.tsx';

const MAIN = mainOf([serverOf('hitech', 'HiTech')]);

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
    answers: { 'GET /main': MAIN, 'GET /user/search': found, ...more },
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

  it('asks for four characters at least, and asks the API nothing before', async () => {
    const { requests } = open({ players: [] });
    await userEvent.type(await field(), 'nek');
    expect(await screen.findByText('Введите не менее четырёх символов')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Найденные игроки' })).toBeNull());
    expect(asked(requests)).toEqual([]);
  });

  it('says that nobody was found', async () => {
    open({ players: [] }, '/ru/player-search?q=qqqq');
    expect(await screen.findByRole('heading', { name: 'Никого не нашли' })).toBeInTheDocument();
  });

  it('is looked for while a skeleton stands there', async () => {
    renderPage(<page.default />, {
      at: '/ru/player-search?q=neko',
      answers: { 'GET /main': MAIN, 'GET /user/search': never },
    });
    expect(await screen.findByText('Ищем игроков')).toBeInTheDocument();
  });

  it('says what went wrong, and looks again when asked', async () => {
    let broken = true;
    open(() => (broken ? failing() : { players: [player('Neko')] }), '/ru/player-search?q=neko');
    expect(await screen.findByRole('alert')).toHaveTextContent('It broke on our side');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Попробовать снова' }));
    expect(await screen.findByRole('link', { name: /Neko/ })).toBeInTheDocument();
  });

  it('is walked through with the arrow keys, down from the field and up again', async () => {
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

describe('players found before', () => {
  it('are offered until they are forgotten, the last first', async () => {
    localStorage.setItem('hoshikraft:recent-players', '["Aoi","Kuro"]');
    open({ players: [] });
    const list = await screen.findByRole('list', { name: 'Вы уже находили' });
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/ru/profile/Aoi', '/ru/profile/Kuro']);
    await userEvent.click(within(list).getByRole('link', { name: /Kuro/ }));
    expect(localStorage.getItem('hoshikraft:recent-players')).toBe('["Kuro","Aoi"]');
  });

  it('are gone when that is asked for', async () => {
    localStorage.setItem('hoshikraft:recent-players', '["Aoi"]');
    open({ players: [] });
    await userEvent.click(await screen.findByRole('button', { name: 'Забыть' }));
    expect(screen.queryByRole('list', { name: 'Вы уже находили' })).toBeNull();
    expect(localStorage.getItem('hoshikraft:recent-players')).toBeNull();
  });

  it('are nobody where the entry is spoilt', async () => {
    localStorage.setItem('hoshikraft:recent-players', '{"a":');
    open({ players: [] });
    expect(await field()).toBeInTheDocument();
    expect(screen.queryByRole('list')).toBeNull();
  });
});
