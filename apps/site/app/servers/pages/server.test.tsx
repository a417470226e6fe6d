import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Schemas } from '@hoshikraft/api-client';
import {
  authOf,
  failing,
  liveOf,
  mainOf,
  monitoringOf,
  never,
  storeRoleOf,
  unreachable,
} from '../../framework/testing/content-fixtures.ts';
import { cardOf, documentOf } from '../../framework/testing/document-fixtures.ts';
import { type Answers, openPage, renderPage, type RenderPageOptions } from '../../framework/testing/render-page.tsx';
import { detailsOf, hitech, notFound, onlineOf } from './server-fixtures.ts';
import * as serverPage from './server.tsx';
import { structuredData } from './structured-data.ts';

const NOW = '2026-06-01T10:00:00.000Z';
const PLACE = { at: '/en/servers/hitech', path: '/:locale/servers/:document_id' };
const ready: Answers = {
  'GET /main': mainOf([hitech]),
  'GET /server': detailsOf(),
  'GET /server/online': onlineOf([...Array<null>(130).fill(null), ...Array<number>(13).fill(5), 9]),
  'GET /store/roles': {
    serverId: 'hitech',
    recipient: null,
    items: [storeRoleOf('hitech', 'Cadet'), storeRoleOf('hitech', 'Cyborg')],
  },
  'GET /document': notFound,
  'GET /documents': { items: [], nextCursor: null },
  'GET /server/monitoring': monitoringOf({ hitech: liveOf({ players: ['Kitsune', 'Ronin'] }) }),
};

const open = (answers: Answers = {}, options: RenderPageOptions = {}) =>
  openPage(serverPage, { locale: 'en', ...PLACE, answers: { ...ready, ...answers }, ...options });

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(new Date(NOW).getTime());
});
afterEach(() => {
  jest.restoreAllMocks();
});

const section = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  return within(heading.closest('section') as HTMLElement);
};

describe('the page of a server', () => {
  it('describes the server to search engines', async () => {
    const { context } = open();
    await screen.findByRole('heading', { level: 1, name: 'HiTech' });
    const url = 'http://site.test/en/servers/hitech';
    expect(structuredData(context, { document_id: 'hitech' })).toMatchObject([
      { '@type': 'GameServer', name: 'HiTech', url },
      { itemListElement: [{ name: 'Hoshikraft' }, { name: 'Servers' }, { name: 'HiTech', item: url }] },
    ]);
    expect(structuredData(context, { document_id: 'magic-rpg' })).toEqual([]);
  });

  it('shows what it is, how to join and what its privileges cost', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'HiTech' })).toBeInTheDocument();
    expect(screen.getByText('About HiTech')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Privileges from ₽?199/ })).toHaveAttribute(
      'href',
      '/en/store?server=hitech',
    );
    const join = await section('How to join');
    expect(join.getByText('hitech.example.org')).toBeInTheDocument();
    expect(join.getByRole('link', { name: 'Download the launcher' })).toHaveAttribute('href', '/en/start');
    const world = await section('The world');
    expect(world.getByText("Off: players can't hurt each other")).toBeInTheDocument();
    expect(world.getByText('12,000 × 12,000 blocks')).toBeInTheDocument();
    expect((await section('3 mods')).getByText('Mekanism')).toBeInTheDocument();
    expect(document.title).toBe('HiTech - Hoshikraft');
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute('content', 'About HiTech');
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
      'href',
      'http://site.test/en/servers/hitech',
    );
    expect(document.querySelector('link[hreflang="ru"]')).toHaveAttribute('href', 'http://site.test/ru/servers/hitech');
  });

  it('shows faces of players who are online at its top, with their number and the speed', async () => {
    open();
    const top = within((await screen.findByRole('heading', { level: 1 })).closest('header') as HTMLElement);
    const here = within(await top.findByRole('list', { name: 'On HiTech now' }));
    expect(here.getByRole('img', { name: 'Kitsune' })).toBeInTheDocument();
    expect(here.getByText('and 10 more')).toBeInTheDocument();
    expect(top.getByText('12 players')).toBeInTheDocument();
    expect(top.getByText('TPS 19.9')).toBeInTheDocument();
    expect(top.getByRole('link', { name: 'Play' })).toHaveAttribute('href', '/en/start');
  });

  it('tells its story first, then its privileges with prices in whole roubles, then charts and mods', async () => {
    const prices: Schemas['PeriodPrice'][] = [{ period: 'month', amount: 59_810, currency: 'RUB' }];
    open({
      'GET /document': documentOf('hitech', { target: 'servers' }),
      'GET /store/roles': {
        serverId: 'hitech',
        recipient: null,
        items: [storeRoleOf('hitech', 'Cadet', { prices }), storeRoleOf('hitech', 'Cyborg', { prices })],
      },
      'GET /server': detailsOf({ privilegesFrom: prices[0] ?? null }),
    });
    await screen.findByRole('figure', { name: /Players on HiTech/ });
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    const order = ['About the server', 'Privileges', 'Players', '3 mods'];
    expect(titles.filter((title) => order.includes(title ?? ''))).toEqual(order);
    const roles = await section('Privileges');
    expect(roles.getByRole('link', { name: 'Cadet' })).toHaveAttribute('href', '/en/store?server=hitech#hitech-cadet');
    expect(roles.getAllByText('from ₽599')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Privileges from ₽599' })).toBeInTheDocument();
  });

  it('shows records with their times, and how many different players there were', async () => {
    open();
    const players = await section('Players');
    expect(players.getByText('87')).toBeInTheDocument();
    expect(players.getByText(/14 Feb 2026/)).toBeInTheDocument();
    expect(players.getByText('130')).toBeInTheDocument();
  });

  it('counts down to the next wipe, and lists past wipes', async () => {
    open();
    const wipe = await section('Next wipe');
    expect(wipe.getByRole('timer', { name: 'Time until the wipe' })).toHaveTextContent('02d03h02min05s');
    expect(wipe.getByText(/^1 May 2026/)).toBeInTheDocument();
    await userEvent.click(wipe.getByText('Earlier wipes'));
    expect(wipe.getByText(/^25 January 2025/)).toBeInTheDocument();
  });

  it('shows that a wipe has begun, and that none is planned', async () => {
    const { unmount } = open({ 'GET /server': detailsOf({ wipes: { past: [], next: NOW } }) });
    expect(await screen.findByText('Already started')).toBeInTheDocument();
    unmount();
    open({ 'GET /server': detailsOf({ wipes: { past: [], next: null } }) });
    expect(await screen.findByText(/Date to be announced/)).toBeInTheDocument();
    expect(screen.queryByText('Previous wipe')).not.toBeInTheDocument();
  });

  it('offers no privileges if it sells none', async () => {
    open({
      'GET /server': detailsOf({ privilegesFrom: null }),
      'GET /store/roles': { serverId: 'hitech', recipient: null, items: [] },
    });
    await screen.findByRole('heading', { level: 1, name: 'HiTech' });
    expect(screen.queryByRole('link', { name: /Privileges/ })).not.toBeInTheDocument();
  });

  it('shows the chart with its gaps, and the same data as a table', async () => {
    open();
    const chart = await screen.findByRole('figure', { name: 'Players on HiTech, past 24 hours' });
    expect(chart.querySelector('.hk-chart__line')?.getAttribute('d')?.match(/M/g)).toHaveLength(1);
    await userEvent.click(screen.getByText('View as table'));
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows).toHaveLength(25);
    expect(rows[1]).toHaveTextContent('9');
    expect(rows[24]).toHaveTextContent('no data');
  });

  it('requests the week if the address has it, which the switch sets', async () => {
    const { requests, where } = open();
    const asked = () =>
      requests.filter(({ url }) => url.includes('/server/online')).map(({ url }) => new URL(url).search);
    await screen.findByRole('figure');
    await userEvent.click(screen.getByRole('radio', { name: '7 days' }));
    expect(await screen.findByRole('figure', { name: 'Players on HiTech, past 7 days' })).toBeInTheDocument();
    expect(where()).toBe('/en/servers/hitech?period=week');
    expect(asked()).toEqual(['?server=hitech&period=day', '?server=hitech&period=week']);
    await userEvent.click(screen.getByRole('radio', { name: '24 hours' }));
    expect(where()).toBe('/en/servers/hitech');
  });

  it('shows an empty state if there are no data of that time', async () => {
    open({ 'GET /server/online': onlineOf(Array<null>(144).fill(null)) });
    expect(await screen.findByText(/No data for this period yet/)).toBeInTheDocument();
    expect(screen.queryByRole('figure')).not.toBeInTheDocument();
  });

  it('keeps the page if chart and live figures fail to load, and retries', async () => {
    let broken = true;
    const online = ready['GET /server/online'] as Schemas['ServerOnline'];
    open({ 'GET /server/online': () => (broken ? failing() : online), 'GET /server/monitoring': unreachable });
    expect(await screen.findByText('Connection lost')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'HiTech' })).toBeInTheDocument();
    broken = false;
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('figure')).toBeInTheDocument();
  });

  it('shows its document in the available language', async () => {
    open({ 'GET /document': documentOf('hitech', { target: 'servers', locale: 'ru', locales: ['ru'] }) });
    const about = await section('About the server');
    expect(about.getByText('Said by somebody').closest('[lang]')).toHaveAttribute('lang', 'ru');
    expect(about.getByText(/translated into English yet/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
  });

  it('accepts likes for the document, and uses its cover as the shared picture', async () => {
    const text = documentOf('hitech', { target: 'servers', likes: 7, liked: false });
    const { requests } = open(
      { 'GET /document': text, 'POST /document/like': { likes: 8, liked: true } },
      { auth: authOf('Kitsune') },
    );
    const like = (await section('About the server')).getByRole('button', { name: 'Like, 7 likes' });
    await userEvent.click(like);
    await waitFor(() => expect(like).toHaveAccessibleName('Like, 8 likes'));
    expect(like).toHaveAttribute('aria-pressed', 'true');
    const [sent] = requests.filter(({ url }) => url.endsWith('/document/like'));
    expect(await sent?.clone().json()).toEqual({ key: text.key, liked: true });
  });

  it('links the editor for editors', async () => {
    const text = documentOf('hitech', { target: 'servers' });
    const auth = { ...authOf('Editor'), permissions: { web: { documents: { edit: true } } } };
    open({ 'GET /document': text }, { auth });
    expect(await screen.findByRole('link', { name: 'Edit' })).toHaveAttribute('href', `/en/servers/${text.key}/edit`);
  });

  it.each([
    ['there is no document', notFound],
    ['the document fails to load', failing],
  ])('is shown if %s', async (_what, answer) => {
    open({ 'GET /document': answer, 'GET /documents': failing });
    expect(await section('3 mods')).toBeDefined();
    expect(screen.queryByText('About the server')).not.toBeInTheDocument();
    expect(screen.queryByText('It broke on our side')).not.toBeInTheDocument();
  });

  it('groups mods by tag, each with a link to its page', async () => {
    const botania = cardOf('botania', { target: 'mods', title: 'Botania', tags: [{ id: 'magic', title: 'Magic' }] });
    open({ 'GET /documents': { items: [botania], nextCursor: null } });
    const mods = await section('3 mods');
    expect(mods.getByRole('link', { name: 'Magic' })).toHaveAttribute('href', '/en/mods?tag=magic&server=hitech');
    expect(mods.getByRole('link', { name: 'Botania' })).toHaveAttribute('href', '/en/mods/botania');
    expect(mods.getByRole('heading', { name: 'Others' })).toBeInTheDocument();
    expect(mods.queryByRole('link', { name: 'Chisel' })).not.toBeInTheDocument();
  });

  it('shows a loading state under the known name', async () => {
    renderPage(<serverPage.default />, { locale: 'en', ...PLACE, answers: { ...ready, 'GET /server': never } });
    expect(screen.getByText('Loading the server')).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('HiTech - Hoshikraft'));
  });

  it('is 404 for an unknown server', async () => {
    open({ 'GET /server': notFound });
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeInTheDocument();
  });

  it('shows errors, and a lost connection as such', async () => {
    const { unmount } = open({ 'GET /server': failing });
    expect(await screen.findByText('It broke on our side')).toBeInTheDocument();
    unmount();
    open({ 'GET /server': unreachable });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument());
  });
});

test('a former address of its page leads to the address of the server', async () => {
  const { where } = open({}, { at: '/en/servers/old-hitech?period=week' });
  await waitFor(() => expect(where()).toBe('/en/servers/hitech?period=week'));
  expect(await screen.findByRole('heading', { level: 1, name: 'HiTech' })).toBeVisible();
});
