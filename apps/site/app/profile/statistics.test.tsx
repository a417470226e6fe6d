import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failing, mainOf, serverOf } from '../testing/content-fixtures.ts';
import { type Answers, openPage } from '../testing/render-page.tsx';
import { hiddenProfile, playtimeOf, profileOf, statisticsOf } from './profile-fixtures.ts';
import { fewTicks } from '../charts/ticks.ts';
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
      ...answers,
    },
  });
const tile = (label: string) => screen.findAllByText(label).then(([found]) => found?.closest('li') ?? null);

describe('statistics of a player', () => {
  it('are every figure on a tile', async () => {
    open();
    const figures = {
      Played: '200 hrs',
      'Blocks broken': '5,000',
      Deaths: '11',
      'Cases opened': '2',
      'Coins spent': '300',
    };
    for (const [label, value] of Object.entries(figures)) expect(await tile(label)).toHaveTextContent(label + value);
    expect(screen.getAllByRole('listitem').filter(({ className }) => className.includes('hk-card'))).toHaveLength(15);
  });

  it('put this week beside the last', async () => {
    open();
    expect(await screen.findByRole('meter', { name: 'This week' })).toHaveAttribute('aria-valuetext', '5 hrs');
    expect(screen.getByRole('meter', { name: 'The week before' })).toHaveAttribute('aria-valuetext', '10 hrs');
  });

  it('draw what was played, and say the same in a table, the latest day first', async () => {
    open();
    expect(await screen.findByRole('figure', { name: 'Hours a day' })).toBeInTheDocument();
    const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
    expect(rows.slice(1).map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      '4 June 20260 hrs0 hrs',
      '3 June 20262 hrs0 hrs',
      '2 June 2026no datano data',
      '1 June 20261 hr0 hrs',
    ]);
  });

  it('are of one server and of any period by the address', async () => {
    const { requests, where } = open(
      {
        'GET /user/statistics/Kitsune/hitech': statisticsOf({ server: 'hitech', deaths: 4 }),
        'GET /user/playtime/Kitsune/hitech': playtimeOf([3600]),
      },
      '?server=hitech&period=1y',
    );
    expect(await tile('Deaths')).toHaveTextContent('Deaths4');
    expect(screen.getByRole('link', { name: 'HiTech' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'All servers' })).toHaveAttribute(
      'href',
      '/en/profile/Kitsune/statistics?period=1y',
    );
    await userEvent.click(screen.getByRole('radio', { name: 'All time' }));
    expect(where()).toBe('/en/profile/Kitsune/statistics?server=hitech&period=max');
    const asked = () => requests.map(({ url }) => new URL(url)).filter(({ pathname }) => pathname.includes('playtime'));
    await waitFor(() => expect(asked().map(({ searchParams }) => searchParams.get('period'))).toEqual(['1y', 'max']));
  });

  it('of a server that there is not are those of all', async () => {
    open({}, '?server=nowhere&period=2w');
    expect(await tile('Deaths')).toHaveTextContent('Deaths11');
    expect(screen.getByRole('radio', { name: '1 month' })).toBeChecked();
  });

  it('say so where nothing was played', async () => {
    open({ 'GET /user/playtime/Kitsune': playtimeOf([0, null]) });
    expect(await screen.findByText('Nothing was played in this time. Choose a longer one.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'All time' }));
    expect(await screen.findByText('Nothing has been played yet.')).toBeInTheDocument();
  });

  it('say that what is hidden is hidden, in part or whole', async () => {
    open({
      'GET /user/profile/Kitsune': profileOf({ hidden: ['coins', 'playtime'] }),
      'GET /user/statistics/Kitsune': statisticsOf({ coins: null, playtime: null }),
      'GET /user/playtime/Kitsune': failing,
    });
    expect(await tile('Coins spent')).toHaveTextContent('Coins spentHidden by the player');
    expect(screen.getByRole('heading', { name: 'Hidden by the player' })).toBeInTheDocument();
    expect(screen.queryByRole('meter')).not.toBeInTheDocument();
  });

  it('are nothing but that where all is hidden, and ask for nothing that would be refused', async () => {
    const { requests } = open({
      'GET /user/profile/Kitsune': hiddenProfile(),
      'GET /user/statistics/Kitsune': failing,
      'GET /user/playtime/Kitsune': failing,
    });
    expect(await screen.findAllByRole('heading', { name: 'Hidden by the player' })).toHaveLength(2);
    expect(screen.queryByText('Deaths')).not.toBeInTheDocument();
    expect(requests.filter(({ url }) => /statistics|playtime/.test(url))).toEqual([]);
  });

  it('can be asked for again where they could not be had', async () => {
    let broken = true;
    open({ 'GET /user/statistics/Kitsune': () => (broken ? failing() : statisticsOf()) });
    const again = await screen.findByRole('button', { name: 'Try again' });
    broken = false;
    await userEvent.click(again);
    expect(await tile('Deaths')).toHaveTextContent('Deaths11');
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
