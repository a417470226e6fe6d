import type { Schemas } from '@hoshikraft/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authOf, failing, idOf, mainOf, never, serverOf } from '../../framework/testing/content-fixtures.ts';
import { type Answers, openPage, renderPage, type RenderPageOptions } from '../../framework/testing/render-page.tsx';
import * as requestsPage from './friend-requests.tsx';
import * as listPage from './friends-list.tsx';

const MAIN = mainOf([serverOf('hitech', 'HiTech')]);
const SINCE = '2026-05-01T10:00:00.000Z';

const profileOf = (login: string, more: Partial<Schemas['Profile']> = {}): Schemas['Profile'] => ({
  id: idOf(login),
  login,
  avatarOrSkin: null,
  registeredAt: SINCE,
  cover: { glow: 'octarine', style: 'geometry', art: 'none' },
  likes: 0,
  liked: false,
  friendState: null,
  ban: null,
  roles: { login, groups: [], roles: [] },
  online: null,
  lastSeenAt: null,
  playtime: null,
  coins: null,
  friends: 2,
  services: [],
  ranks: { playtime: 12, online: 3, coins: null, likes: 104 },
  pictureVersion: '0123456789ab',
  hidden: [],
  privacy: null,
  ...more,
});

const pageOf = <Item,>(items: Item[]) => ({ items, nextCursor: null });
const friend = (login: string | null): Schemas['Friend'] => ({
  login,
  since: login === null ? null : SINCE,
  online: null,
});
const known = (login: string): Schemas['KnownPlayer'] => ({ login, at: SINCE });

const openList = (friends: unknown, more: Answers = {}, options: RenderPageOptions = {}) =>
  openPage(listPage, {
    at: '/ru/profile/Kitsune/friends/list',
    path: '/:locale/profile/:nickname/friends/list',
    ...options,
    answers: {
      'GET /main': MAIN,
      'GET /user/profile/Kitsune': profileOf('Kitsune'),
      'GET /user/friends': friends,
      ...more,
    },
  });

const openRequests = (more: Answers = {}, options: RenderPageOptions = {}) =>
  openPage(requestsPage, {
    at: '/ru/profile/Kitsune/friends/requests',
    path: '/:locale/profile/:nickname/friends/requests',
    auth: authOf('Kitsune'),
    ...options,
    answers: {
      'GET /main': MAIN,
      'GET /user/profile/Kitsune': profileOf('Kitsune'),
      'GET /user/friends/requests': ({ url }: Request) =>
        pageOf([known(url.includes('incoming') ? 'Asking' : 'Asked_one')]),
      'GET /user/friends/blocked': pageOf([known('Blocked_one')]),
      ...more,
    },
  });

describe('friends of a player', () => {
  it('are shown to a visitor with avatars and without actions', async () => {
    openList(pageOf([friend('Tanuki'), friend(null)]));
    expect(await screen.findByRole('link', { name: 'Tanuki' })).toHaveAttribute('href', '/ru/profile/Tanuki');
    expect(screen.getByRole('heading', { level: 2, name: 'Друзья игрока Kitsune' })).toBeInTheDocument();
    expect(screen.getByText('Ещё 1 друг скрывает свой список друзей')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('are counted where each of them keeps their friends private', async () => {
    openList(pageOf([friend(null), friend(null)]));
    expect(await screen.findByRole('heading', { name: '2 друга скрывают свой список друзей' })).toBeInTheDocument();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  it('can be removed and blocked by the owner, who is asked first; it is announced, and the focus stays in the list', async () => {
    const user = userEvent.setup();
    let left = ['Tanuki', 'Oni', 'Yuki'];
    const end = async (request: Request) => {
      const { nickname } = (await request.clone().json()) as Schemas['FriendWanted'];
      left = left.filter((login) => login !== nickname);
      return { login: nickname, state: 'none' };
    };
    const { requests } = openList(
      () => pageOf(left.map(friend)),
      {
        'POST /user/friends/remove': end,
        'POST /user/friends/block': end,
        'POST /user/auth/token': { auth: authOf('Kitsune'), region: null },
      },
      { auth: authOf('Kitsune') },
    );
    const posts = () => requests.filter(({ url }) => url.includes('/user/friends/')).map(({ url }) => url);
    const dialog = async (title: string) => within(await screen.findByRole('dialog', { name: title }));

    const choose = async (action: string, login: string) => {
      await user.click(await screen.findByRole('button', { name: `Ещё действия: ${login}` }));
      await user.click(screen.getByRole('button', { name: action }));
    };

    await choose('Удалить из друзей', 'Oni');
    await user.click((await dialog('Удалить Oni из друзей?')).getByRole('button', { name: 'Отмена' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(posts()).toEqual([]);

    await choose('Удалить из друзей', 'Oni');
    await user.click((await dialog('Удалить Oni из друзей?')).getByRole('button', { name: 'Удалить' }));
    expect(await screen.findByText('Oni больше нет среди ваших друзей.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Yuki' })).toHaveFocus());

    await choose('Заблокировать', 'Yuki');
    await user.click((await dialog('Заблокировать Yuki?')).getByRole('button', { name: 'Заблокировать' }));
    expect(await screen.findByText('Игрок Yuki заблокирован.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Tanuki' })).toHaveFocus());

    await choose('Удалить из друзей', 'Tanuki');
    await user.click((await dialog('Удалить Tanuki из друзей?')).getByRole('button', { name: 'Удалить' }));
    expect(await screen.findByRole('heading', { name: 'У вас пока нет друзей' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Мои друзья' })).toHaveFocus());
    expect(posts().map((url) => url.split('/').at(-1))).toEqual(['remove', 'block', 'remove']);
  });

  it('are listed with those who play first, and the server they play on', async () => {
    openList(pageOf([friend('Tanuki'), { ...friend('Oni'), online: { serverId: 'hitech' } }]), {}, { locale: 'en' });
    const rows = await screen.findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'OniPlaying on HiTech',
      expect.stringMatching(/^TanukiFriends since/),
    ]);
  });

  it('are not requested if the profile hides them', async () => {
    const profile = profileOf('Kitsune', { hidden: ['friends'], friends: null });
    const { requests } = openList(failing, { 'GET /user/profile/Kitsune': profile });
    expect(await screen.findByText('Игрок не показывает эту часть профиля.')).toBeInTheDocument();
    expect(requests.filter(({ url }) => url.includes('/user/friends'))).toEqual([]);
  });

  it('are found by the nickname in another case, at the address of the registered one', async () => {
    const { where } = openList(
      pageOf([friend('Tanuki')]),
      { 'GET /user/profile/kitsune': profileOf('Kitsune') },
      { at: '/ru/profile/kitsune/friends/list' },
    );
    expect(await screen.findByRole('link', { name: 'Tanuki' })).toBeInTheDocument();
    expect(where()).toBe('/ru/profile/Kitsune/friends/list');
  });

  it('may be none, of another or one’s own', async () => {
    openList(pageOf([]), {}, { locale: 'en' });
    expect(await screen.findByRole('heading', { name: 'No friends yet' })).toBeInTheDocument();
    openList(pageOf([]), {}, { locale: 'en', auth: authOf('Kitsune') });
    expect(await screen.findByRole('heading', { name: 'You have no friends yet' })).toBeInTheDocument();
  });

  it('load', () => {
    renderPage(<listPage.default />, {
      at: '/ru/profile/Kitsune/friends/list',
      path: '/:locale/profile/:nickname/friends/list',
      answers: { 'GET /main': MAIN, 'GET /user/profile/Kitsune': never, 'GET /user/friends': never },
    });
    expect(screen.getByText('Загружаем игрока')).toBeInTheDocument();
  });

  it('can be tried again after a failure', async () => {
    openList(failing());
    expect(await screen.findByRole('button', { name: 'Попробовать снова' })).toBeInTheDocument();
  });
});

describe('requests', () => {
  it('are accepted, declined, taken back, and blocks are ended', async () => {
    const { requests } = openRequests({
      'POST /user/friends/accept': { login: 'Asking', state: 'friends' },
      'POST /user/friends/cancel': { login: 'Asked_one', state: 'none' },
      'POST /user/friends/unblock': { login: 'Blocked_one', state: 'none' },
      'POST /user/auth/token': { auth: authOf('Kitsune'), region: null },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Принять: Asking' }));
    expect(await screen.findByText('Теперь вы с Asking друзья.')).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Отозвать: Asked_one' }));
    expect(await screen.findByText('Заявка игроку Asked_one отозвана.')).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Разблокировать: Blocked_one' }));
    expect(await screen.findByText('Игрок Blocked_one разблокирован.')).toBeInTheDocument();
    const posts = () => requests.filter(({ url }) => url.includes('/user/friends/') && !url.includes('?'));
    await waitFor(() => expect(posts()).toHaveLength(3));
    const sent = posts().map(async (request) => [
      new URL(request.url).pathname,
      ((await request.json()) as Schemas['FriendWanted']).nickname,
    ]);
    expect(await Promise.all(sent)).toEqual([
      ['/api/user/friends/accept', 'Asking'],
      ['/api/user/friends/cancel', 'Asked_one'],
      ['/api/user/friends/unblock', 'Blocked_one'],
    ]);
  });

  it('are counted on the tab', async () => {
    openRequests({}, { locale: 'en', auth: { ...authOf('Kitsune'), friendRequests: 3 } });
    const tabs = within(await screen.findByRole('navigation', { name: 'Friends' }));
    expect(tabs.getByRole('link', { name: 'Requests 3 friend requests' })).toBeInTheDocument();
  });

  it('have a different title than the list', async () => {
    openRequests({}, { locale: 'en', at: '/en/profile/Kitsune/friends/requests' });
    expect(await screen.findByRole('heading', { level: 2, name: 'Friend requests' })).toBeInTheDocument();
    expect(document.title).toMatch('Friend requests: Kitsune');
  });

  it('of another player are not shown, with a notice', async () => {
    const { requests } = openRequests({}, { auth: authOf('Somebody') });
    expect(await screen.findByRole('heading', { name: 'Это видит только сам игрок' })).toBeInTheDocument();
    expect(screen.queryByText('Asking')).not.toBeInTheDocument();
    expect(requests.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('show a message if there are none', async () => {
    openRequests({ 'GET /user/friends/requests': pageOf([]), 'GET /user/friends/blocked': pageOf([]) });
    expect(await screen.findByRole('heading', { name: 'Заявок нет' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Заблокированные' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Найти игрока' })).toHaveAttribute('href', '/ru/player-search');
    const tabs = within(screen.getByRole('navigation', { name: 'Друзья' }));
    expect(tabs.getByRole('link', { name: 'Заявки' })).toHaveAttribute('aria-current', 'page');
  });
});
