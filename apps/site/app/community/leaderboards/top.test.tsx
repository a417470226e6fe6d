import type { Schemas } from '@hoshikraft/api-client';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authOf, failing, mainOf, serverOf } from '../../framework/testing/content-fixtures.ts';
import { type Answers, openPage } from '../../framework/testing/render-page.tsx';
import * as topPage from './top.tsx';

const hitech = serverOf('hitech', 'HiTech');
const place = (number: number, changes: Partial<Schemas['TopPlace']> = {}): Schemas['TopPlace'] => ({
  place: number,
  login: `Player_${number}`,
  value: 720_000 - number * 3600,
  change: null,
  ...changes,
});
const topOf = (places: Schemas['TopPlace'][], own: Schemas['TopPlace'] | null = null): Schemas['Top'] => ({
  type: 'playtime',
  server: null,
  refreshedAt: '2026-11-22T14:00:00.000Z',
  places,
  own,
});

const show = (answers: Answers, options: Omit<Parameters<typeof openPage>[1], 'answers'> = {}) =>
  openPage(topPage, {
    locale: 'en',
    at: '/en/top/playtime',
    path: '/:locale/top/:type/:server_name?',
    ...options,
    answers: { 'GET /main': mainOf([hitech]), ...answers },
  });
const hundred = Array.from({ length: 100 }, (_, index) => place(index + 1));

describe('a leaderboard', () => {
  it('has three on the podium and the others below, each with a place and hours', async () => {
    show({ 'GET /user/top/playtime': topOf([...hundred.slice(0, 4), place(4, { login: 'Twin' })]) });
    const [podium, rest] = await screen
      .findAllByRole('list')
      .then((lists) => lists.filter(({ tagName }) => tagName === 'OL'));
    const steps = within(podium as HTMLElement).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual(['1Player_1199 hrs', '2Player_2198 hrs', '3Player_3197 hrs']);
    const figures = steps.map((step) => step.querySelector('img')?.getAttribute('src'));
    expect(figures[0]).toMatch(/^\/api\/skin\/Player_1\/figure\?size=224/);
    const rows = within(rest as HTMLElement).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual(['4Player_4196 hrs', '4Twin196 hrs']);
    expect(screen.getByRole('link', { name: 'Player_4' })).toHaveAttribute('href', '/en/profile/Player_4');
    expect(screen.queryByRole('heading', { name: 'Your place' })).not.toBeInTheDocument();
  });

  it('says how a place has changed since yesterday', async () => {
    show({
      'GET /user/top/playtime': topOf([place(1, { change: 12 }), place(2, { change: -1 }), place(3, { change: 0 })]),
    });
    expect(await screen.findByText('Up 12 since yesterday')).toBeInTheDocument();
    expect(screen.getByText('Down 1 since yesterday')).toBeInTheDocument();
    expect(screen.getAllByText(/since yesterday/)).toHaveLength(2);
  });

  it('leaves a hidden player the place without name and hours', async () => {
    show({ 'GET /user/top/playtime': topOf([place(1), place(2, { login: null, value: null })]) });
    const hidden = (await screen.findByText('Hidden player')).closest('li') as HTMLElement;
    expect(hidden).toHaveTextContent(/^2Hidden player$/);
    expect(within(hidden).queryByRole('link')).not.toBeInTheDocument();
  });

  it('shows a player their own rank, beyond 100 as well', async () => {
    show(
      { 'GET /user/top/playtime': topOf(hundred, place(4211, { login: 'Kitsune', value: 60 })) },
      { auth: authOf('Kitsune') },
    );
    const own = (await screen.findByRole('heading', { name: 'Your place' })).parentElement as HTMLElement;
    expect(own).toHaveTextContent('4,211Kitsune1 min');
  });

  it('shows a player without a rank what to do', async () => {
    show({ 'GET /user/top/playtime': topOf(hundred) }, { auth: authOf('Kitsune') });
    const own = (await screen.findByRole('heading', { name: 'Your place' })).parentElement as HTMLElement;
    expect(own).toHaveTextContent("You haven't played here yet. Play, and you'll appear within a minute");
  });

  it('keeps the server between leaderboards, and the leaderboard between servers', async () => {
    const at = '/en/top/coins/hitech';
    const coins = topOf([place(1, { value: 12_345 })]);
    show({ 'GET /user/top/coins/hitech': { ...coins, type: 'coins', server: 'hitech' } }, { at });
    expect(await screen.findByText('12,345')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Likes' })).toHaveAttribute('href', '/en/top/likes/hitech');
    expect(screen.getByRole('link', { name: 'All servers' })).toHaveAttribute('href', '/en/top/coins');
    expect(screen.getByRole('link', { name: 'HiTech' })).toHaveAttribute('aria-current', 'page');
  });

  it('shows a message if it is empty', async () => {
    show({ 'GET /user/top/playtime': topOf([]) });
    expect(await screen.findByRole('heading', { name: 'No one here yet' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Start playing' })).toHaveAttribute('href', '/en/start');
  });

  it('can be retried after a failure', async () => {
    let broken = true;
    show({ 'GET /user/top/playtime': () => (broken ? failing() : topOf([place(1)])) });
    const again = await screen.findByRole('button', { name: 'Try again' });
    broken = false;
    await userEvent.click(again);
    expect(await screen.findByText('Player_1')).toBeInTheDocument();
  });
});
