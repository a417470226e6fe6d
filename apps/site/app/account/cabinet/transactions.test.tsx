import type { Schemas } from '@hoshikraft/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authOf, failing, never } from '../../framework/testing/content-fixtures.ts';
import { openPage, renderPage, type RenderPageOptions } from '../../framework/testing/render-page.tsx';
import { MAIN, pageOf, twoPages } from './cabinet-fixtures.ts';
import * as page from './transactions.tsx';

const entryOf = (id: string, description: string, amount: number): Schemas['MoneyEntry'] => ({
  id,
  at: '2026-06-01T10:00:00.000Z',
  kind: amount > 0 ? 'top_up' : 'purchase',
  amount,
  balanceAfter: 123_456,
  currency: 'RUB',
  description,
});

const coinsOf = (id: string, description: string, amount: number): Schemas['CoinEntry'] => ({
  id,
  at: '2026-06-01T10:00:00.000Z',
  kind: 'coin_transfer',
  amount,
  coinsAfter: 12_345,
  description,
});

const open = (history: unknown, options: RenderPageOptions = {}) =>
  openPage(page, {
    at: '/ru/cabinet/transactions',
    auth: authOf('Kitsune'),
    ...options,
    answers: { 'GET /main': MAIN, 'GET /user/history/money': history, ...options.answers },
  });
const openCoins = (coins: unknown, query: string, options: RenderPageOptions = {}) =>
  open(never, {
    ...options,
    at: `/${options.locale ?? 'ru'}/cabinet/transactions?${query}`,
    answers: { 'GET /user/history/coins': coins },
  });
const askedOf = (requests: readonly Request[], path: string): string[] =>
  requests.map(({ url }) => new URL(url)).flatMap(({ pathname, search }) => (pathname.endsWith(path) ? [search] : []));
const hrefsOf = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'));
/** Opens the filter whose button has this name, and returns the addresses of its options. */
const optionsOf = async (name: string) => {
  const button = screen.getByRole('button', { name });
  await userEvent.click(button);
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '') as HTMLElement;
  return hrefsOf(within(panel).getAllByRole('link'));
};

describe('the transactions', () => {
  it('are listed with sign and balance after', async () => {
    open(pageOf([entryOf('2', 'Пополнение картой', 100_000), entryOf('1', 'Привилегия «Ронин»', -24_950)]));
    const [topUp, purchase] = (await screen.findAllByRole('row')).slice(1);
    expect(within(topUp as HTMLElement).getByText('Пополнение картой')).toBeInTheDocument();
    expect(within(topUp as HTMLElement).getByText(/^\+1\s000\s₽$/)).toBeInTheDocument();
    expect(within(purchase as HTMLElement).getByText(/^\u2212249,50\s₽$/)).toBeInTheDocument();
    expect(within(purchase as HTMLElement).getByText(/^1\s234,56\s₽$/)).toBeInTheDocument();
  });

  it('load page by page', async () => {
    const user = userEvent.setup();
    open(twoPages([entryOf('2', 'Newer', 100)], [entryOf('1', 'Older', 100)]), { locale: 'en' });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Older')).toBeInTheDocument();
    expect(screen.getByText('Newer')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('stay when the next page cannot be loaded', async () => {
    const user = userEvent.setup();
    const history = (request: Request) =>
      new URL(request.url).searchParams.has('cursor') ? failing() : pageOf([entryOf('2', 'Newer', 100)], 'next');
    open(history, { locale: 'en' });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText("Couldn't load the rest. Try again.")).toBeInTheDocument();
    expect(screen.getByText('Newer')).toBeInTheDocument();
  });

  it('link the top-up if there are none', async () => {
    open(pageOf([]));
    expect(await screen.findByRole('heading', { name: 'Операций пока нет' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Пополнить баланс' })).toHaveAttribute('href', '/ru/pay');
  });

  it('show a skeleton while loading', () => {
    renderPage(<page.default />, { answers: { 'GET /main': MAIN, 'GET /user/history/money': never } });
    expect(screen.getByText('Загружаем операции')).toBeInTheDocument();
  });

  it('can be tried again after a failure', async () => {
    const user = userEvent.setup();
    let broken = true;
    open(() => (broken ? failing() : pageOf([entryOf('1', 'Пополнение', 100)])));
    const retry = await screen.findByRole('button', { name: 'Попробовать снова' });
    broken = false;
    await user.click(retry);
    expect(await screen.findByText('Пополнение')).toBeInTheDocument();
  });
});

describe('the coins', () => {
  it('are listed by server beside the balance, with their sender', async () => {
    const { requests } = openCoins(
      pageOf([coinsOf('2', 'От Tanuki', 1500), coinsOf('1', 'Для Tanuki', -250)]),
      'server=hitech',
    );
    const [received, sent] = (await screen.findAllByRole('row')).slice(1);
    expect(within(received as HTMLElement).getByText('От Tanuki')).toBeInTheDocument();
    expect(within(received as HTMLElement).getByText(/^\+1\s?500$/)).toBeInTheDocument();
    expect(within(sent as HTMLElement).getByText('\u2212250')).toBeInTheDocument();
    expect(within(sent as HTMLElement).getByText(/^12\s345$/)).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'Монет после' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'HiTech', current: 'page' })).toBeInTheDocument();
    expect(askedOf(requests, '/history/coins')).toEqual(['?server=hitech&limit=25']);
    expect(askedOf(requests, '/history/money')).toEqual([]);
    expect(screen.getByRole('link', { name: 'Перевести монеты' })).toHaveAttribute(
      'href',
      '/ru/cabinet/transactions?server=hitech&open-modal=transfer-coins',
    );
  });

  it('load page by page with their filters', async () => {
    const user = userEvent.setup();
    const pages = twoPages([coinsOf('2', 'Newer', 1)], [coinsOf('1', 'Older', 1)]);
    const { requests } = openCoins(pages, 'server=hitech&kind=bonus&period=week', { locale: 'en' });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Older')).toBeInTheDocument();
    const query = '?server=hitech&kind=bonus&period=week&limit=25';
    expect(askedOf(requests, '/history/coins')).toEqual([query, `${query}&cursor=next`]);
  });

  it('link the bonus if there are none', async () => {
    openCoins(pageOf([]), 'server=magic-rpg');
    expect(await screen.findByRole('heading', { name: 'Операций с монетами пока нет' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'К ежедневному бонусу' })).toHaveAttribute('href', '/ru/cabinet/bonus');
  });
});

describe('the filters of transactions', () => {
  it('are in the address and in the API query', async () => {
    const user = userEvent.setup();
    const { requests, where } = open(pageOf([entryOf('1', 'Card', 100)]), {
      locale: 'en',
      at: '/en/cabinet/transactions?period=month',
    });
    await user.click(await screen.findByRole('button', { name: 'Type: All types' }));
    await user.click(await screen.findByRole('link', { name: 'Refunds' }));
    await waitFor(() => expect(where()).toBe('/en/cabinet/transactions?kind=refund&period=month'));
    await waitFor(() =>
      expect(askedOf(requests, '/history/money')).toEqual([
        '?period=month&limit=25',
        '?kind=refund&period=month&limit=25',
      ]),
    );
    await user.click(await screen.findByRole('button', { name: 'Type: Refunds' }));
    expect(screen.getByRole('link', { name: 'Refunds', current: 'page' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Time period: Past month' }));
    await user.click(await screen.findByRole('link', { name: 'All dates' }));
    await waitFor(() => expect(where()).toBe('/en/cabinet/transactions?kind=refund'));
  });

  it('have kinds of each history, and stay in another history that has the kind', async () => {
    openCoins(pageOf([coinsOf('1', 'Card', 100)]), 'server=hitech&kind=bonus&period=day', { locale: 'en' });
    await screen.findByText('Card');
    const at = '/en/cabinet/transactions';
    const histories = within(screen.getByRole('navigation', { name: 'Balance or coins' }));
    expect(hrefsOf(histories.getAllByRole('link'))).toEqual([
      `${at}?period=day`,
      `${at}?server=hitech&kind=bonus&period=day`,
      `${at}?server=magic-rpg&kind=bonus&period=day`,
    ]);
    expect(await optionsOf('Type: Bonuses')).toEqual([
      `${at}?server=hitech&period=day`,
      ...['coin_transfer', 'bonus', 'referral'].map((kind) => `${at}?server=hitech&kind=${kind}&period=day`),
    ]);
    expect(await optionsOf('Time period: Past 24 hours')).toHaveLength(5);
  });

  it.each(['kind=bonus', 'kind=nonsense&period=age', 'server=nowhere'])('ignore unknown values: %s', async (query) => {
    const { requests } = open(pageOf([entryOf('1', 'Card', 100)]), { at: `/ru/cabinet/transactions?${query}` });
    await screen.findByText('Card');
    expect(askedOf(requests, '/history/money')).toEqual(['?limit=25']);
  });

  it('can be reset if they match nothing', async () => {
    openCoins(pageOf([]), 'server=hitech&kind=referral', { locale: 'en' });
    expect(await screen.findByRole('heading', { name: 'No matching transactions' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Show everything' })).toHaveAttribute(
      'href',
      '/en/cabinet/transactions?server=hitech',
    );
    expect(screen.queryByRole('link', { name: 'Download as CSV' })).not.toBeInTheDocument();
  });

  it.each([
    ['', '?language=ru'],
    ['?kind=refund&period=year', '?kind=refund&period=year&language=ru'],
  ])('is what the table has: %s', async (query, table) => {
    open(pageOf([entryOf('1', 'Card', 100)]), { at: `/ru/cabinet/transactions${query}` });
    const link = await screen.findByRole('link', { name: 'Скачать в CSV' });
    expect(link).toHaveAttribute('href', `/api/user/history/export${table}`);
    expect(link).toHaveAttribute('download');
  });

  it('apply to the downloaded table of coins', async () => {
    openCoins(pageOf([coinsOf('1', 'Card', 100)]), 'server=hitech&period=day', { locale: 'en' });
    expect(await screen.findByRole('link', { name: 'Download as CSV' })).toHaveAttribute(
      'href',
      '/api/user/history/export?server=hitech&period=day&language=en',
    );
  });
});
