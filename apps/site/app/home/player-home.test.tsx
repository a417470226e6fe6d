import { DAY_MS } from '@hoshikraft/shared';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { statusOf, stepsOf } from '../account/bonus/bonus-fixtures.ts';
import { authOf, failing, liveOf, mainOf, monitoringOf, serverOf } from '../framework/testing/content-fixtures.ts';
import { type Answers, renderPage } from '../framework/testing/render-page.tsx';
import { siteFacts } from '../framework/testing/site-facts.ts';
import HomePage from './home.tsx';

const hitech = serverOf('hitech', 'HiTech');
/** A time so many days after the date of the pages in tests. */
const inDays = (days: number): string =>
  new Date(Date.parse(`${siteFacts().today}T10:00:00Z`) + days * DAY_MS).toISOString();
const roleOf = (name: string, expiresAt: string | null) => ({
  role: { id: `hitech-${name.toLowerCase()}`, serverId: 'hitech', name, color: '#43e0c3', tier: 3 },
  expiresAt,
});
const home = {
  lastServer: 'hitech',
  roles: [roleOf('Cyborg', inDays(9)), roleOf('Cadet', null)],
  friendsOnline: 2,
  friends: [
    { login: 'Tanuki', serverId: 'hitech' },
    { login: 'Neko', serverId: 'hitech' },
  ],
  nextWipe: { serverId: 'hitech', at: inDays(3) },
};
const nothing = { lastServer: null, roles: [], friendsOnline: 0, friends: [], nextWipe: null };
const answers: Answers = {
  'GET /main': mainOf([hitech]),
  'GET /servers': { items: [hitech], nextCursor: null },
  'GET /server/monitoring': monitoringOf({ hitech: liveOf() }),
  'GET /documents': { items: [], nextCursor: null },
  'GET /store/best-roles': { items: [] },
  'GET /home': home,
  'GET /bonus/status': statusOf({ nextAmount: 44 }),
};
const open = (more: Answers = {}) =>
  renderPage(<HomePage />, { locale: 'en', answers: { ...answers, ...more }, auth: authOf('Kitsune') });
const tile = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name: title });
  return within(heading.closest('li') as HTMLElement);
};

describe("a player's home page", () => {
  it('greets them, with Play on their last server, and no steps of a beginner', async () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Hello, Kitsune!' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Play on HiTech' })).toHaveAttribute('href', '/en/start');
    expect(screen.queryByRole('heading', { name: 'How to start' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Start playing' })).not.toBeInTheDocument();
  });

  it('leads to the ban, with its reason and end, in place of Play where they can play nowhere', async () => {
    const rule = { number: '3.1', title: 'Cheats' };
    const current = {
      ...{ id: '0197a3c2-0000-7000-8000-00000000000b', banned_by: 'Oni', ban_reason: '3.1, X-Ray', rule },
      ...{ server: null, banned_at: inDays(-1), unban_at: '2126-11-30T10:00:00.000Z', unbanPrice: null },
    };
    const managers = { ban: { isBanned: true, unbanPrice: 0, current } };
    renderPage(<HomePage />, { locale: 'en', answers, auth: { ...authOf('Kitsune'), managers } });
    expect(await screen.findByRole('link', { name: 'See my ban' })).toHaveAttribute('href', '/en/banlist');
    expect(screen.getByText('You are banned')).toBeVisible();
    expect(screen.getByText(/^Cheats/)).toHaveTextContent('Cheats: X-Ray');
    expect(screen.getByText(/^Until 30 Nov/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Play/ })).toBeNull();
  });

  it('shows the days left of the privilege that ends first, friends who are online, and the next wipe', async () => {
    open();
    const role = await tile('Cyborg on HiTech');
    expect(role.getByText('9 days left')).toBeInTheDocument();
    expect(role.getByRole('link', { name: 'and 1 more privilege' })).toHaveAttribute('href', '/en/cabinet/roles');
    expect(role.getByRole('link', { name: 'Extend' })).toHaveAttribute('href', '/en/store?server=hitech');
    const friends = await tile('Friends online');
    expect(friends.getByText('2')).toBeInTheDocument();
    expect(friends.getByRole('img', { name: 'Tanuki' })).toBeInTheDocument();
    expect(friends.getByRole('img', { name: 'Neko' })).toBeInTheDocument();
    expect((await tile('Next wipe: HiTech')).getByText('in 3 days')).toBeInTheDocument();
  });

  it('says what to do where there is nothing yet', async () => {
    open({ 'GET /home': nothing, 'GET /bonus/status': statusOf({ steps: stepsOf(1) }) });
    expect((await tile('Privilege')).getByRole('link', { name: 'Choose a privilege' })).toBeInTheDocument();
    expect((await tile('Daily bonus')).getByRole('link', { name: 'Get the bonus' })).toBeInTheDocument();
    expect((await tile('Friends online')).getByRole('link', { name: 'My friends' })).toBeInTheDocument();
    expect((await tile('Next wipe')).getByText('None announced')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Play' })).toBeInTheDocument();
  });

  it('claims the bonus in place, and says why it was refused', async () => {
    const status = statusOf({ nextAmount: 44 });
    const claimableAt = '2026-11-23T12:00:00.000Z';
    const body = { error_code: 5, error_message: 'Write to the group first', details: { type: 't', description: 'd' } };
    let [claimed, refused] = [false, true];
    open({
      'GET /bonus/status': () => (claimed ? { ...status, claimableAt } : status),
      'POST /bonus/give': () => {
        if (refused) return Response.json(body, { status: 409 });
        claimed = true;
        return { amount: 44, streak: 1, serverId: 'hitech', coins: 44, claimableAt };
      },
    });
    const bonus = await tile('Daily bonus');
    await userEvent.click(bonus.getByRole('button', { name: 'Claim' }));
    expect(await bonus.findByRole('alert')).toHaveTextContent('Write to the group first');
    refused = false;
    await userEvent.click(bonus.getByRole('button', { name: 'Claim' }));
    const next = (await tile('Next daily bonus')).getByText(/^23 Nov 2026, /);
    expect(next.parentElement).toHaveFocus();
  });

  it('offers the bonus as soon as it is due, also on a page that was opened before', async () => {
    const status = statusOf({});
    const claimableAt = new Date(Date.parse(status.now) + 1000).toISOString();
    open({ 'GET /bonus/status': { ...status, claimableAt } });
    await tile('Next daily bonus');
    expect(await screen.findByRole('button', { name: 'Claim' }, { timeout: 5000 })).toBeInTheDocument();
  });

  it('keeps the bonus, and offers a retry, where its data cannot be loaded', async () => {
    let broken = true;
    open({ 'GET /home': () => (broken ? failing() : home) });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect((await tile('Daily bonus')).getByRole('button', { name: 'Claim' })).toBeInTheDocument();
    broken = false;
    await userEvent.click(retry);
    expect(await tile('Cyborg on HiTech')).toBeDefined();
  });
});
