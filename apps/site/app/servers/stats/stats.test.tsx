import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failing, mainOf, never, serverOf } from '../../framework/testing/content-fixtures.ts';
import { type Answers, openPage } from '../../framework/testing/render-page.tsx';
import type { SiteFacts } from '../../framework/page/page-context.ts';
import * as statsPage from './stats.tsx';
import { DAY_WITHOUT, historyOf, newcomersOf, recordsOf, summaryOf } from './stats-fixtures.ts';
import { busiestHour, maxByThisHour } from './stats-view.ts';

const servers = [serverOf('hitech', 'HiTech'), serverOf('magic-rpg', 'MagicRPG')];
const ALL: Answers = {
  'GET /main': mainOf(servers),
  'GET /servers': { items: servers, nextCursor: null },
  'GET /online/summary': summaryOf(),
  'GET /online/history': historyOf(),
  'GET /online/newcomers': newcomersOf([null, 0, 4]),
};
const show = (answers: Answers = {}, at = '/en/stats', facts: Partial<SiteFacts> = {}) =>
  openPage(statsPage, {
    locale: 'en',
    at,
    path: '/:locale/stats/:server_name?',
    answers: { ...ALL, ...answers },
    facts,
  });

const part = async (name: string) =>
  (await screen.findByRole('heading', { name, level: 2 })).closest('section') as HTMLElement;
const rowsIn = (section: HTMLElement) =>
  within(section)
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map(({ textContent }) => textContent));
const callsOf = (requests: readonly Request[], name: string) =>
  requests.map(({ url }) => new URL(url)).filter(({ pathname }) => pathname.endsWith(`/online/${name}`));

describe('statistics of online', () => {
  it('show all servers on one axis, with gaps, and the same data in a table', async () => {
    show();
    const section = await part('Players over time');
    const chart = await within(section).findByRole('figure', { name: 'Peak players' });
    const drawn = [...chart.querySelectorAll('.hk-chart__line')].map((path) => path.getAttribute('d') ?? '');
    expect(drawn.map((d) => d.match(/M/g)?.length)).toEqual([2, 2, 2]);
    const legend = within(section).getByText('MagicRPG', { selector: 'li' }).closest('ul') as HTMLElement;
    expect(
      within(legend)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['All servers', 'HiTech', 'MagicRPG']);
    expect(rowsIn(section).map((row) => row.slice(1))).toEqual([
      ['All servers', 'HiTech', 'MagicRPG'],
      ['7', '4', '3'],
      ['9', '6', '3'],
      ['no data', 'no data', 'no data'],
      ['5', '3', '2'],
    ]);
    expect(screen.queryByRole('heading', { name: 'TPS' })).not.toBeInTheDocument();
  });

  it('are one chart, which is chosen in the address; ticks are on a scale of their own', async () => {
    const { where } = show({}, '/en/stats?range=7d');
    await userEvent.click(await screen.findByRole('radio', { name: 'TPS' }));
    expect(where()).toBe('/en/stats?range=7d&chart=tps');
    const section = await part('TPS');
    expect(rowsIn(section)[2]?.slice(1)).toEqual(['17.3', '20.0']);
    const scale = section.querySelectorAll('.hk-chart__value');
    expect([...scale].map(({ textContent }) => textContent)).toEqual(['16', '17', '18', '19', '20']);
    expect(screen.queryByRole('heading', { name: 'Players over time' })).not.toBeInTheDocument();
  });

  it('request the range in the address, and write a chosen range into it', async () => {
    const { requests, where } = show({}, '/en/stats?range=1y');
    expect(await screen.findByRole('radio', { name: '1 year' })).toBeChecked();
    expect(callsOf(requests, 'history').map(({ search }) => search)).toEqual(['?range=1y']);
    expect(callsOf(requests, 'newcomers').map(({ search }) => search)).toEqual(['?range=1y']);
    await userEvent.click(screen.getByRole('radio', { name: '7 days' }));
    expect(where()).toBe('/en/stats?range=7d');
    await screen.findAllByRole('figure');
    expect(callsOf(requests, 'history').at(-1)?.search).toBe('?range=7d');
    expect(callsOf(requests, 'newcomers').at(-1)?.search).toBe('?range=31d');
  });

  it('name days by their dates and not by the moments of their beginning, west of Greenwich too', async () => {
    const days = { from: '2026-11-20T00:00:00.000Z', step: 86_400 };
    const answers = { 'GET /online/history': historyOf(days), 'GET /online/newcomers': newcomersOf([1, 2]) };
    const { unmount } = show(answers, '/en/stats?range=1y', { timeZone: 'America/New_York' });
    const section = await part('Players over time');
    const firsts = (rows: (string | null)[][]) => rows.slice(1).map(([day]) => day?.replaceAll(/\s/g, ' '));
    expect(firsts(rowsIn(section))).toEqual(['23 Nov 2026', '22 Nov 2026', '21 Nov 2026', '20 Nov 2026']);
    expect(section.textContent).not.toContain('19 Nov');
    unmount();
    show(answers, '/en/stats?range=1y&chart=newcomers', { timeZone: 'America/New_York' });
    expect(firsts(rowsIn(await part('New players')))).toEqual(['20 Nov 2026', '19 Nov 2026']);
  });

  it('show the server in the address, and link the others with the same range', async () => {
    const one = historyOf({ together: null, servers: historyOf().servers.slice(0, 1) });
    const { requests } = show(
      {
        'GET /online/history': one,
        'GET /online/summary': summaryOf({
          together: null,
          servers: [{ server: 'hitech', records: recordsOf(4) }],
        }),
      },
      '/en/stats/hitech?range=7d',
    );
    const section = await part('Players over time');
    expect(rowsIn(section)[0]).toEqual(['From', 'HiTech']);
    expect(screen.getByText('Playing now').parentElement).toHaveTextContent('4');
    expect(callsOf(requests, 'summary')[0]?.searchParams.get('server')).toBe('hitech');
    expect(screen.getByRole('link', { name: 'HiTech' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'MagicRPG' })).toHaveAttribute('href', '/en/stats/magic-rpg?range=7d');
    expect(screen.getByRole('link', { name: 'All servers' })).toHaveAttribute('href', '/en/stats?range=7d');
    expect(screen.queryByRole('heading', { name: 'Records' })).not.toBeInTheDocument();
  });

  it('show records of each server and of all, with their times', async () => {
    const times = { timeOnlineDay: '2025-11-22T18:00:00.000Z', timeOnlineMax: '2025-11-07T17:00:00.000Z' };
    show({
      'GET /online/summary': summaryOf({
        together: recordsOf(12, { onlineDay: 40, onlineMax: 1234, ...times }),
        servers: [{ server: 'hitech', records: recordsOf(7, { onlineDay: 30, onlineMax: 99, ...times }) }],
      }),
    });
    const rows = rowsIn(await part('Records'));
    expect(rows[1]?.slice(0, 2)).toEqual(['All servers', '12']);
    expect(rows[1]?.[3]).toMatch(/^1,2347\sNov 2025/);
    expect(rows[2]?.slice(0, 2)).toEqual(['HiTech', '7']);
    expect(rows[2]?.[2]).toMatch(/^3022\sNov 2025/);
  });

  it('show all times in Moscow time, wherever the reader is', async () => {
    const times = { timeOnlineDay: '2025-11-22T22:30:00.000Z' };
    const together = recordsOf(12, { onlineDay: 40, ...times });
    show({ 'GET /online/summary': summaryOf({ together }) }, '/en/stats', { timeZone: 'America/New_York' });
    expect(rowsIn(await part('Records'))[1]?.[2]).toMatch(/^4023\sNov 2025, 01:30$/);
  });

  it('compare today with other days up to the same hour', async () => {
    const today = DAY_WITHOUT.map((_, hour) => (hour < 10 ? hour : null));
    const yesterday = DAY_WITHOUT.map((_, hour) => hour * 2);
    show(
      { 'GET /online/summary': summaryOf({ days: { today, yesterday, weekBefore: DAY_WITHOUT } }) },
      '/en/stats?chart=days',
    );
    const section = await part('Today vs. other days');
    expect(section).toHaveTextContent('Peak so far today: 9. By this time yesterday: 18, a week ago: no data.');
    expect(rowsIn(section)[10]).toEqual(['09:00', '9', '18', 'no data']);
  });

  it('show the hours of the week as a table, and name the busiest', async () => {
    const week = Array.from({ length: 7 }, (_, day) =>
      DAY_WITHOUT.map((_nothing, hour) => (day === 6 ? null : day + hour / 10)),
    );
    show({ 'GET /online/summary': summaryOf({ week }) });
    const section = await part('Busiest hours');
    expect(section).toHaveTextContent('Peak: Saturday, 23:00, about 7 players');
    const map = within(section).getByRole('table', { name: 'Average players by day of the week and hour' });
    expect(
      within(map)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent)[23],
    ).toBe('23:00');
    const monday = within(map).getByRole('row', { name: /^Mon/ });
    expect(
      within(monday)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)[1],
    ).toBe('0.1');
    const [, ofOne] = within(monday).getAllByRole<HTMLTableCellElement>('cell');
    if (ofOne) await userEvent.hover(ofOne);
    expect(ofOne).toHaveAttribute('title', 'Mon 01:00: 0.1');
    const sunday = within(map).getByRole('row', { name: /^Sun/ });
    expect(within(sunday).getAllByRole('cell')[0]).toHaveTextContent('no data');
  });

  it('count newcomers by day, and label points of several days', async () => {
    show({ 'GET /online/newcomers': newcomersOf([null, 3], 2 * 86_400) }, '/en/stats?chart=newcomers');
    const section = await part('New players');
    expect(section).toHaveTextContent('Every 2 days.');
    expect(rowsIn(section).slice(1)).toEqual([
      ['21\u00a0Nov 2026', '3'],
      ['19\u00a0Nov 2026', 'no data'],
    ]);
  });

  it.each([
    ['players', 'No data for this period yet.'],
    ['days', 'No data for these days yet.'],
    ['newcomers', 'No one has played here yet.'],
    ['tps', 'No data for this period yet.'],
  ])('show an empty state of the chart %s', async (chart, text) => {
    const nothing = [null, null];
    const history = historyOf({
      together: nothing,
      servers: [{ server: 'hitech', online: nothing, tps: nothing }],
    });
    const answers = { 'GET /online/history': history, 'GET /online/newcomers': newcomersOf(nothing) };
    show(answers, `/en/stats?chart=${chart}`);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByText('No data for these weeks yet.')).toBeInTheDocument();
    expect(screen.queryByRole('figure')).not.toBeInTheDocument();
  });

  it('show loading states of the charts', async () => {
    show({ 'GET /online/history': never });
    expect(await screen.findByText('Loading the chart')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Records' })).toBeInTheDocument();
  });

  it('keep the rest if a chart fails to load, and retry it', async () => {
    let broken = true;
    show({ 'GET /online/history': () => (broken ? failing() : historyOf()) });
    const section = await part('Players over time');
    const again = await within(section).findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('table', { name: /^Players on average|Records/ })).toBeInTheDocument();
    broken = false;
    await userEvent.click(again);
    expect(await within(section).findByRole('figure')).toBeInTheDocument();
  });

  it('are 404 for an unknown server', async () => {
    const body = { error_code: 4, error_message: 'Not found', details: { type: 'not_found', description: 'None' } };
    show({ 'GET /online/summary': () => Response.json(body, { status: 404 }) }, '/en/stats/nowhere');
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Players over time' })).not.toBeInTheDocument();
  });
});

test('without data of today nothing is compared', () => {
  const days = { today: DAY_WITHOUT, yesterday: DAY_WITHOUT.map(() => 5), weekBefore: DAY_WITHOUT };
  expect(maxByThisHour(days)).toEqual({ today: null, yesterday: null, weekBefore: null });
  expect(busiestHour([])).toBeNull();
});
