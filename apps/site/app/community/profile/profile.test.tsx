import type { Schemas } from '@hoshikraft/api-client';
import { ToastHost } from '@hoshikraft/ui';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authOf, failing, mainOf, serverOf } from '../../framework/testing/content-fixtures.ts';
import { type Answers, openPage, renderPage, type RenderPageOptions } from '../../framework/testing/render-page.tsx';
import * as profile from '../../routing/redirects/profile.tsx';
import { hiddenProfile, profileOf } from './profile-fixtures.ts';
import ProfileLayout from './profile-layout.tsx';

const MAIN = mainOf([serverOf('hitech', 'HiTech')]);
const NOTFOUND = () =>
  Response.json(
    { error_code: 2, error_message: 'Not found', details: { type: 'not_found', description: 'There is none' } },
    { status: 404 },
  );

const layout = (answer: unknown, options: RenderPageOptions = {}, more: Answers = {}) =>
  renderPage(<ProfileLayout />, {
    locale: 'en',
    at: '/en/profile/Kitsune/statistics',
    path: '/:locale/profile/:nickname/statistics',
    ...options,
    answers: { 'GET /main': MAIN, 'GET /user/profile/Kitsune': answer, ...more },
  });
const figure = (label: string) =>
  within(screen.getByText(label, { selector: '.hk-stat__label' }).parentElement as HTMLElement);

describe('the head of a profile', () => {
  it('shows the name, presence, privileges, figures and actions', async () => {
    layout(profileOf());
    expect(await screen.findByRole('heading', { level: 1, name: 'Kitsune' })).toBeInTheDocument();
    expect(screen.getByText(/^Playing on/)).toBeInTheDocument();
    expect(screen.queryByText(/^Last seen/)).not.toBeInTheDocument();
    expect(screen.getByText('Moderator')).toBeInTheDocument();
    expect(screen.getByText(/^Cadet/)).toBeInTheDocument();
    expect(figure('Played').getByText('200 hrs')).toBeInTheDocument();
    expect(figure('Coins').getByText('1,234')).toBeInTheDocument();
    expect(figure('Likes').getByText('7')).toBeInTheDocument();
    expect(figure('Friends').getByText('3')).toBeInTheDocument();
    expect(screen.getByText('Joined')).toHaveTextContent('Joined 1 May 2026');
    expect(screen.getByRole('link', { name: 'Statistics' })).toHaveAttribute('aria-current', 'page');
  });

  it('links to the linked accounts in a new tab', async () => {
    layout(profileOf({ services: [{ service: 'discord', name: null, link: 'https://discord.com/users/84' }] }));
    const link = await screen.findByRole('link', { name: /Discord/ });
    expect(link).toHaveAttribute('href', 'https://discord.com/users/84');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringMatching(/nofollow/));
  });

  it('names no accounts where none are linked', async () => {
    layout(profileOf({ services: [] }));
    await screen.findByRole('heading', { level: 1, name: 'Kitsune' });
    expect(screen.queryByText(/YouTube|Discord/)).not.toBeInTheDocument();
  });

  it('says when a player who is not in the game was last seen', async () => {
    layout(profileOf({ online: null }));
    expect(await screen.findByText('Offline')).toBeInTheDocument();
    expect(screen.getByText('Last seen')).toHaveTextContent(/^Last seen 1 Jun/);
  });

  it('marks hidden values without revealing them', async () => {
    layout(hiddenProfile());
    await screen.findByRole('heading', { level: 1, name: 'Kitsune' });
    // Last seen, privileges, Discord and YouTube, hours, coins, friends.
    expect(screen.getAllByText('Hidden by the player')).toHaveLength(6);
    expect(screen.queryByText(/in the game|not played/i)).not.toBeInTheDocument();
  });

  it('shows the owner who else sees a part, and no actions on themselves', async () => {
    const everyone = { online: 'everyone', statistics: 'everyone', coins: 'everyone', friends: 'everyone' } as const;
    const privacy = {
      ...everyone,
      roles: 'everyone',
      lastSeen: 'everyone',
      services: 'everyone',
      playtime: 'nobody',
    } as const;
    layout(profileOf({ privacy: { ...privacy, coins: 'friends' } }), { auth: authOf('Kitsune') });
    expect(await screen.findByText('Only you can see this')).toBeInTheDocument();
    expect(screen.getByText('Only friends can see this')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Like Kitsune' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Gift a privilege' })).not.toBeInTheDocument();
  });

  it.each([
    ['2026-12-01T10:00:00.000Z', /1 Dec 2026/],
    [null, /^Permanent$/],
  ])('says why and until when, %s, a player is banned', async (unban_at, until) => {
    const ban = {
      server: 'hitech',
      banned_by: 'Oni',
      ban_reason: 'Griefing',
      rule: null,
      banned_at: '2026-06-01T10:00:00.000Z',
    };
    layout(profileOf({ ban: { ...ban, unban_at } }));
    expect(await screen.findByText('Kitsune is banned')).toBeInTheDocument();
    for (const said of ['Griefing', 'Oni', until]) expect(screen.getByText(said)).toBeInTheDocument();
  });

  it('can be retried after a failure', async () => {
    let broken = true;
    layout(() => (broken ? failing() : profileOf()));
    const again = await screen.findByRole('button', { name: 'Try again' });
    broken = false;
    await userEvent.click(again);
    expect(await screen.findByRole('heading', { level: 1, name: 'Kitsune' })).toBeInTheDocument();
  });
});

describe('actions of other users', () => {
  it("hands on the address of a profile, one's own too", async () => {
    const user = userEvent.setup();
    layout(profileOf(), { auth: authOf('Kitsune') });
    render(<ToastHost closeLabel="×" />);
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Link copied.')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('http://site.test/en/profile/Kitsune/statistics');
  });

  it('sends a visitor to sign in and back, to like or to give a privilege', async () => {
    layout(profileOf());
    expect(await screen.findByRole('link', { name: 'Sign in to like Kitsune' })).toHaveAttribute(
      'href',
      '/en/login?return_to=%2Fen%2Fprofile%2FKitsune%2Fstatistics',
    );
    expect(screen.getByRole('link', { name: 'Gift a privilege' })).toHaveAttribute(
      'href',
      '/en/login?return_to=%2Fen%2Fstore%3Frecipient%3DKitsune',
    );
  });

  it.each([
    ['none', 'Add friend', 'request', 'outgoing', 'Request sent to Kitsune.'],
    ['outgoing', 'Withdraw request', 'cancel', 'none', 'Request to Kitsune withdrawn.'],
    ['incoming', 'Accept request', 'accept', 'friends', 'You and Kitsune are now friends.'],
    ['blocked', 'Unblock', 'unblock', 'none', 'Kitsune is unblocked.'],
    ['friends', 'Remove from friends', 'remove', 'none', 'Kitsune removed from your friends.'],
    ['none', 'Block player', 'block', 'blocked', 'Kitsune is blocked.'],
    ['outgoing', 'Block player', 'block', 'blocked', 'Kitsune is blocked.'],
    ['incoming', 'Decline', 'decline', 'none', 'Request from Kitsune declined.'],
    ['friends', 'Block player', 'block', 'blocked', 'Kitsune is blocked.'],
  ] as const)('from %s offers: %s', async (friendState, label, action, state, done) => {
    const isInMenu = ['remove', 'block', 'decline'].includes(action);
    let now: Schemas['FriendState'] = friendState;
    const { requests } = layout(
      () => profileOf({ friendState: now }),
      { auth: authOf('Ronin') },
      {
        [`POST /user/friends/${action}`]: () => {
          now = state;
          return { login: 'Kitsune', state };
        },
        'POST /user/auth/token': { auth: authOf('Ronin'), region: null },
      },
    );
    render(<ToastHost closeLabel="×" />);
    const user = userEvent.setup();
    if (isInMenu) await user.click(await screen.findByRole('button', { name: 'More actions: Kitsune' }));
    await user.click(await screen.findByRole('button', { name: label }));
    if (action === 'remove' || action === 'block') {
      const dialog = within(await screen.findByRole('dialog'));
      await user.click(dialog.getByRole('button', { name: /^(Remove|Block player)$/ }));
    }
    const next = {
      outgoing: 'Withdraw request',
      none: 'Add friend',
      friends: 'You are friends',
      blocked: 'Unblock',
    }[state];
    expect(await screen.findByText(next)).toBeInTheDocument();
    expect(await screen.findByText(done)).toBeInTheDocument();
    const relation = screen.getByText(next).closest<HTMLElement>('.profile-relation');
    await waitFor(() => expect(relation).toContainElement(document.activeElement as HTMLElement));
    const sent = requests.find(({ method }) => method === 'POST');
    expect(await sent?.clone().json()).toEqual({ nickname: 'Kitsune' });
  });

  it('likes immediately, and links to the store with the recipient', async () => {
    const { requests } = layout(
      profileOf(),
      { auth: authOf('Tanuki') },
      { 'POST /user/profile/like': { liked: true, likes: 8 } },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Like Kitsune' }));
    expect(await figure('Likes').findByText('8')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Like Kitsune' })).toHaveAttribute('aria-pressed', 'true');
    const sent = requests.find(({ method }) => method === 'POST');
    expect(await sent?.json()).toEqual({ nickname: 'Kitsune', liked: true });
    expect(screen.getByRole('link', { name: 'Gift a privilege' })).toHaveAttribute(
      'href',
      '/en/store?recipient=Kitsune',
    );
  });
});

test('a profile redirects to the statistics of the nickname as registered', async () => {
  const { where } = openPage(
    { ...profile, default: () => null },
    {
      locale: 'en',
      at: '/en/profile/kitsune',
      path: '/:locale/profile/:nickname',
      answers: { 'GET /user/profile/kitsune': profileOf() },
    },
  );
  await screen.findByText('Error 404');
  expect(where()).toBe('/en/profile/Kitsune/statistics');
});

test('an unknown nickname redirects to the page with the error, whatever its characters', async () => {
  for (const [asked, led] of [
    ['nobody', 'nobody'],
    ['%2F%2Fevil.example', '%2F%2Fevil.example'],
  ]) {
    const { where, unmount } = openPage(
      { ...profile, default: () => null },
      {
        locale: 'en',
        at: `/en/profile/${asked}`,
        path: '/:locale/profile/:nickname',
        answers: { 'GET /user/profile/nobody': NOTFOUND, 'GET /user/profile/%2F%2Fevil.example': NOTFOUND },
      },
    );
    await screen.findByText('Error 404');
    expect(where()).toBe(`/en/profile/${led}/statistics`);
    unmount();
  }
});
