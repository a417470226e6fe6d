import type { Schemas } from '@hoshikraft/api-client';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authOf, failing, never } from '../testing/content-fixtures.ts';
import { openPage, renderPage, type RenderPageOptions } from '../testing/render-page.tsx';
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

const open = (history: unknown, options: RenderPageOptions = {}) =>
  openPage(page, {
    at: '/ru/cabinet/transactions',
    auth: authOf('Kitsune'),
    ...options,
    answers: { 'GET /main': MAIN, 'GET /user/history/money': history },
  });

describe('the transactions', () => {
  it('are told with their sign and the balance after', async () => {
    open(pageOf([entryOf('2', 'Пополнение картой', 100_000), entryOf('1', 'Привилегия «Ронин»', -24_950)]));
    const [topUp, purchase] = (await screen.findAllByRole('row')).slice(1);
    expect(within(topUp as HTMLElement).getByText('Пополнение картой')).toBeInTheDocument();
    expect(within(topUp as HTMLElement).getByText(/^\+1\s000\s₽$/)).toBeInTheDocument();
    expect(within(purchase as HTMLElement).getByText(/^\u2212249,50\s₽$/)).toBeInTheDocument();
    expect(within(purchase as HTMLElement).getByText(/^1\s234,56\s₽$/)).toBeInTheDocument();
  });

  it('go on page by page', async () => {
    const user = userEvent.setup();
    open(twoPages([entryOf('2', 'Newer', 100)], [entryOf('1', 'Older', 100)]), { locale: 'en' });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Older')).toBeInTheDocument();
    expect(screen.getByText('Newer')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('keep what is there when the next page cannot be loaded', async () => {
    const user = userEvent.setup();
    const history = (request: Request) =>
      new URL(request.url).searchParams.has('cursor') ? failing() : pageOf([entryOf('2', 'Newer', 100)], 'next');
    open(history, { locale: 'en' });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('The rest could not be loaded. Try again.')).toBeInTheDocument();
    expect(screen.getByText('Newer')).toBeInTheDocument();
  });

  it('lead to the first top-up where there are none', async () => {
    open(pageOf([]));
    expect(await screen.findByRole('heading', { name: 'Операций пока нет' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Пополнить баланс' })).toHaveAttribute('href', '/ru/pay');
  });

  it('load', () => {
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
