import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failing, idOf, mainOf, serverOf } from '../../framework/testing/content-fixtures.ts';
import { type Answers, openPage } from '../../framework/testing/render-page.tsx';
import { hiddenProfile, playtimeOf, profileOf, statisticsOf } from './profile-fixtures.ts';
import { fewTicks } from '../../servers/charts/ticks.ts';
import * as statisticsPage from './statistics.tsx';

const open = (answers: Answers = {}, search = '') =>
  openPage(statisticsPage, {
    locale: 'en',
    at: `/en/profile/Kitsune/statistics${search}`,
    path: '/:locale/profile/:nickname/statistics',
    answers: {
      'GET /main': mainOf([serverOf('hitech', 'HiTech')]),
      'GET /user/profile/Kitsune': profileOf(),
      'GET /user/statistics/Kitsune': statisticsOf(),
      'GET /user/playtime/Kitsune': playtimeOf([3600, null, 9000, 0]),
      'GET /user/playtime-range/Kitsune': playtimeOf([3600, 0, 9000, null]),
      ...answers,
    },
  });
const figure = async (label: string) => (await screen.findByText(label, { selector: 'dt' })).parentElement;
const CHARTS = '?view=charts';

describe('statistics of a player', () => {
  it('show every figure in one table of groups, none folded', async () => {
    open();
    const figures = {
      Played: '200 hrs',
      'Blocks broken': '5,000',
      Deaths: '11',
      'Cases opened': '2',
      'Coins spent': '300',
    };
    for (const [label, value] of Object.entries(figures)) expect(await figure(label)).toHaveTextContent(label + value);
    const groups = ['Time', 'Building and fighting', 'Chat and loot'];
    const sizes = groups.map((name) => within(screen.getByRole('region', { name })).getAllByRole('definition').length);
    expect(sizes).toEqual([5, 5, 5]);
    expect(screen.getByText('Deaths').closest('details')).toBeNull();
  });

  it('show charts behind a tab, and request only what is shown', async () => {
    const first = open();
    expect(await figure('Deaths')).toBeInTheDocument();
    expect(screen.queryByRole('figure')).not.toBeInTheDocument();
    const paths = (requests: readonly Request[]) => requests.map(({ url }) => new URL(url).pathname);
    expect(paths(first.requests)).not.toContain('/api/user/playtime/Kitsune');
    first.unmount();
    const { requests } = open({}, CHARTS);
    expect(await screen.findByRole('figure', { name: 'Hours per day' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Milestones' })).not.toBeInTheDocument();
    expect(paths(requests)).not.toContain('/api/user/playtime-range/Kitsune');
  });

  it('compare this week with the last', async () => {
    open({}, CHARTS);
    expect(await screen.findByRole('meter', { name: 'This week' })).toHaveAttribute('aria-valuetext', '5 hrs');
    expect(screen.getByRole('meter', { name: 'Last week' })).toHaveAttribute('aria-valuetext', '10 hrs');
  });

  it('show playtime as a chart and as a table, the latest day first', async () => {
    open({}, CHARTS);
    expect(await screen.findByRole('figure', { name: 'Hours per day' })).toBeInTheDocument();
    const rows = within(screen.getByRole('table', { name: 'Hours per day', hidden: true })).getAllByRole('row', {
      hidden: true,
    });
    expect(rows.slice(1).map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      '4 June 20260 hrs0 hrs',
      '3 June 20262 hrs0 hrs',
      '2 June 2026no datano data',
      '1 June 20261 hr0 hrs',
    ]);
  });

  it('show the server and the period in the URL', async () => {
    const { requests, where } = open(
      {
        'GET /user/statistics/Kitsune/hitech': statisticsOf({ server: 'hitech', deaths: 4 }),
        'GET /user/playtime/Kitsune/hitech': playtimeOf([3600]),
        'GET /user/playtime-range/Kitsune/hitech': playtimeOf([3600]),
      },
      '?server=hitech&period=1y',
    );
    expect(await screen.findByRole('link', { name: 'HiTech' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'All servers' })).toHaveAttribute(
      'href',
      '/en/profile/Kitsune/statistics?period=1y',
    );
    await userEvent.click(screen.getByRole('radio', { name: 'All time' }));
    expect(where()).toBe('/en/profile/Kitsune/statistics?server=hitech&period=max&view=charts');
    const asked = requests.map(({ url }) => new URL(url)).filter(({ pathname }) => pathname.includes('playtime/'));
    expect(asked.map(({ searchParams }) => searchParams.get('period'))).toEqual(['1y', 'max']);
  });

  it('show all servers if the server is unknown', async () => {
    open({}, '?server=nowhere&period=2w');
    expect(await screen.findByRole('radio', { name: '1 month' })).toBeChecked();
  });

  it('show a message if nothing was played', async () => {
    open({ 'GET /user/playtime/Kitsune': playtimeOf([0, null]) }, CHARTS);
    expect(await screen.findByText('No playtime in this period. Choose a longer one.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'All time' }));
    expect(await screen.findByText('No playtime yet.')).toBeInTheDocument();
  });

  it('mark hidden values and hidden sections', async () => {
    open({
      'GET /user/profile/Kitsune': profileOf({ hidden: ['coins', 'playtime'] }),
      'GET /user/statistics/Kitsune': statisticsOf({ coins: null, playtime: null }),
    });
    expect(await figure('Coins spent')).toHaveTextContent('Coins spentHidden by the player');
    expect(screen.getByRole('heading', { name: 'Hidden by the player' })).toBeInTheDocument();
    expect(screen.queryByRole('meter', { name: 'This week' })).not.toBeInTheDocument();
  });

  it('show only a notice if everything is hidden, and do not request data that would be refused', async () => {
    const { requests } = open({ 'GET /user/profile/Kitsune': hiddenProfile() });
    expect(await screen.findAllByRole('heading', { name: 'Hidden by the player' })).toHaveLength(2);
    expect(screen.queryByText('Deaths', { selector: 'dt' })).not.toBeInTheDocument();
    expect(requests.filter(({ url }) => /\/(playtime|statistics)/.test(new URL(url).pathname))).toEqual([]);
  });

  it('show the date range in the URL, by hours, days, weeks or months', async () => {
    const { requests, where } = open({}, '?from=2026-01-01&to=2026-03-31&resolution=week');
    expect(await screen.findByLabelText('Start date')).toHaveValue('2026-01-01');
    expect(screen.getByRole('radio', { name: 'Custom range' })).toBeChecked();
    const asked = () =>
      requests.filter(({ url }) => url.includes('playtime-range')).map(({ url }) => new URL(url).searchParams);
    expect(Object.fromEntries(asked()[0] ?? [])).toEqual({
      from: '2026-01-01T00:00:00.000Z',
      to: '2026-04-01T00:00:00.000Z',
      resolution: 'week',
    });
    await userEvent.selectOptions(screen.getByLabelText('Interval'), 'month');
    expect(where()).toBe('/en/profile/Kitsune/statistics?from=2026-01-01&to=2026-03-31&resolution=month&view=charts');
    await userEvent.click(screen.getByRole('radio', { name: '1 year' }));
    expect(where()).toBe('/en/profile/Kitsune/statistics?view=charts&period=1y');
  });

  it.each(['?from=2026-03-31&to=2026-01-01', '?from=2024-01-01&to=2026-01-01&resolution=hour', '?from=x&to=y'])(
    'say what is wrong with the days %s, and ask for none',
    async (search) => {
      open({ 'GET /user/playtime/Kitsune': playtimeOf([3600]) }, search);
      expect(await screen.findByRole('alert')).toHaveTextContent(/^The start date must be before the end date/);
      expect(screen.queryByRole('figure')).not.toBeInTheDocument();
    },
  );

  it('show the days of a year as a map, and by month in a table', async () => {
    open({ 'GET /user/playtime-range/Kitsune': playtimeOf([3600, 0, 30_000, null]) }, '?year=2026');
    expect(await screen.findByText('Played on 2 days')).toBeInTheDocument();
    const squares = [...document.querySelectorAll('.profile-days path')].map((path) => [
      path.getAttribute('data-shade'),
      path.getAttribute('d')?.match(/M/g)?.length,
    ]);
    expect(squares).toEqual([
      ['0', 1],
      ['2', 1],
      ['4', 1],
    ]);
    const [, row] = within(screen.getByRole('table', { name: 'Days played, by month', hidden: true })).getAllByRole(
      'row',
      { hidden: true },
    );
    expect(row).toHaveTextContent(/^June29 hrs$/);
  });

  it('show leaderboard ranks, but none that are hidden or of a banned player', async () => {
    const place = async (label: string) => (await screen.findByText(label)).closest('li');
    const { unmount } = open({ 'GET /user/profile/Kitsune': profileOf({ hidden: ['coins'] }) });
    expect(await place('By playtime')).toHaveTextContent('By playtime#12');
    expect(screen.getByRole('link', { name: '#12' })).toHaveAttribute('href', '/en/top/playtime');
    expect(await place('By coins')).toHaveTextContent('By coinsHidden by the player');
    unmount();
    const ban = {
      server: null,
      banned_by: 'Oni',
      ban_reason: 'x',
      rule: null,
      banned_at: '2026-06-01T10:00:00.000Z',
      unban_at: null,
    };
    open({ 'GET /user/profile/Kitsune': profileOf({ ban }) });
    expect(await screen.findByRole('heading', { name: 'Milestones' })).toBeInTheDocument();
    expect(screen.queryByText('By playtime')).not.toBeInTheDocument();
  });

  it('show reached and next milestones of visible figures', async () => {
    open({ 'GET /user/profile/Kitsune': profileOf({ friends: null, hidden: ['friends'] }) });
    expect(await screen.findByRole('meter', { name: 'To 250' })).toHaveAttribute('aria-valuetext', '200 of 250');
    const steps = [...document.querySelectorAll('.profile-milestone')].map(({ textContent }) => textContent ?? '');
    expect(steps.filter((step) => step.startsWith('Hours played100 reached'))).toHaveLength(1);
    expect(steps.filter((step) => step.startsWith('Friends'))).toEqual([]);
    const pinned = [...document.querySelectorAll('.profile-milestone')].filter(
      (step) => step.closest('details') === null,
    );
    expect(pinned.map(({ textContent }) => textContent?.replace(/\d.*/, ''))).toEqual([
      'Hours played',
      'Mobs killed',
      'Blocks broken',
      'Blocks placed',
    ]);
  });
});

describe('a comparison', () => {
  const OTHER = {
    'GET /user/profile/Tanuki': profileOf({ login: 'Tanuki', likes: 9, coins: null, hidden: ['coins'] }),
    'GET /user/statistics/Tanuki': statisticsOf({ login: 'Tanuki', deaths: 3 }),
  };
  const cells = async (label: string) => {
    const row = (await screen.findByRole('rowheader', { name: label })).closest('tr') as HTMLElement;
    return within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  };

  it('has a URL, and marks what either player hides', async () => {
    open(OTHER, '?with=Tanuki');
    expect(await cells('Deaths')).toEqual(['11', '3']);
    expect(await cells('Likes')).toEqual(['7', '9']);
    expect(await cells('Coins')).toEqual(['1,234', 'Hidden by the player']);
    expect(screen.getByRole('columnheader', { name: 'Tanuki' })).toBeInTheDocument();
  });

  it('starts from a search with avatars, and can be closed', async () => {
    const found = { id: idOf('Tanuki'), login: 'Tanuki', avatarOrSkin: null, online: null };
    const { where } = open({ ...OTHER, 'GET /user/search': { players: [found] } });
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Compare with' }), 'tanu');
    await userEvent.click(await screen.findByRole('button', { name: 'Compare with Tanuki' }));
    expect(where()).toBe('/en/profile/Kitsune/statistics?with=Tanuki');
    expect(await cells('Deaths')).toEqual(['11', '3']);
    await userEvent.click(screen.getByRole('button', { name: 'With another player' }));
    expect(where()).toBe('/en/profile/Kitsune/statistics');
  });

  it('with an unknown player shows an error', async () => {
    const details = { type: 'not_found', description: 'There is none' };
    const none = () => Response.json({ error_code: 2, error_message: 'Not found', details }, { status: 404 });
    open({ 'GET /user/profile/Nobody': none }, '?with=Nobody');
    expect(await screen.findByText("There's no player to compare with at this address.")).toBeInTheDocument();
  });
});

describe('statistics that failed to load', () => {
  it('can be retried', async () => {
    let broken = true;
    open({ 'GET /user/statistics/Kitsune': () => (broken ? failing() : statisticsOf()) });
    const again = await screen.findByRole('button', { name: 'Try again' });
    broken = false;
    await userEvent.click(again);
    expect(await figure('Deaths')).toHaveTextContent('Deaths11');
  });
});

test.each([
  [0, []],
  [1, [0]],
  [31, [5, 15, 25]],
])('of %i points the chart says the time at %j', (count, places) => {
  const points = Array.from({ length: count }, (_, at) => ({ at, value: 0 }));
  expect(fewTicks(points, String)).toEqual(places.map((at) => ({ at, label: String(at) })));
});
