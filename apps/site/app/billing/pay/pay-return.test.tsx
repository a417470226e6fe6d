import { act, screen } from '@testing-library/react';
import { authOf, mainOf, never } from '../../framework/testing/content-fixtures.ts';
import { type Answers, renderPage } from '../../framework/testing/render-page.tsx';
import { storeAttempt } from './attempt.ts';
import { historyOf, moneyEntry, OPTIONS } from './pay-fixtures.ts';
import Pay from './pay.tsx';

const OLD = moneyEntry('7', 'purchase', -5_000, { balanceAfter: 20_000 });
const ARRIVED = historyOf(
  moneyEntry('9', 'top_up_bonus', 10_000, { balanceAfter: 130_000 }),
  moneyEntry('8', 'top_up', 100_000, { balanceAfter: 120_000 }),
  OLD,
);

const open = (query: string, history: unknown, answers: Answers = {}) =>
  renderPage(<Pay />, {
    at: `/ru/pay?${query}`,
    auth: authOf('Kitsune'),
    answers: { 'GET /main': mainOf([]), 'GET /pay': OPTIONS, 'GET /user/history/money': history, ...answers },
  });
const lookups = (requests: readonly Request[]) =>
  requests.filter(({ url }) => url.includes('/user/history/money')).length;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('after a successful payment', () => {
  beforeEach(() =>
    storeAttempt({ login: 'Kitsune', amount: 100_000, newestEntry: '7', returnTo: '/ru/store?server=hitech' }),
  );

  it('waits for the payment, then shows the credited amount and updates the balance', async () => {
    let arrived = false;
    const { requests } = open('notify=success', () => (arrived ? ARRIVED : historyOf(OLD)));
    await pass(100);
    expect(screen.getByRole('heading', { level: 1, name: 'Ваш платёж' })).toBeInTheDocument();
    expect(screen.getByText('Ждём платёжную систему').closest('li')).toHaveAttribute('aria-current', 'step');
    expect(screen.getByText(/На балансе: 200\s₽/)).toBeInTheDocument();
    arrived = true;
    await pass(2_100);
    expect(screen.getByText(/На баланс пришло 1\s100\s₽/)).toBeInTheDocument();
    expect(screen.getByText(/На балансе: 1\s300\s₽/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Баланс пополнен' })).toBeInTheDocument();
    expect(screen.getByText(/Вместе с бонусом: 100\s₽/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Продолжить покупку' })).toHaveAttribute('href', '/ru/store?server=hitech');
    const calls = lookups(requests);
    await pass(10_000);
    expect(lookups(requests)).toBe(calls);
  });

  it('stops polling after a minute, and checks again on a click', async () => {
    let arrived = false;
    const { requests } = open('notify=success', () => (arrived ? ARRIVED : historyOf(OLD)));
    await pass(61_000);
    expect(screen.getByText('Оплата пока не подтверждена')).toBeInTheDocument();
    const calls = lookups(requests);
    await pass(10_000);
    expect(lookups(requests)).toBe(calls);
    arrived = true;
    act(() => screen.getByRole('button', { name: 'Проверить ещё раз' }).click());
    await pass(100);
    expect(screen.getByText(/На баланс пришло 1\s100\s₽/)).toBeInTheDocument();
  });

  it('keeps polling after a failed call', async () => {
    let calls = 0;
    open('notify=success', () => {
      calls += 1;
      if (calls === 1) throw new TypeError('fetch failed');
      return ARRIVED;
    });
    await pass(100);
    expect(screen.getByText('Ждём платёжную систему')).toBeInTheDocument();
    await pass(2_100);
    expect(screen.getByText(/На баланс пришло 1\s100\s₽/)).toBeInTheDocument();
  });
});

test('without a stored attempt the page shows the latest top-up and keeps polling', async () => {
  let arrived = false;
  open('notify=success', () => (arrived ? ARRIVED : historyOf(OLD)));
  await pass(100);
  expect(screen.getByRole('heading', { level: 1, name: 'Пополнений пока не было' })).toBeInTheDocument();
  expect(screen.getByText('Уже оплатили?')).toBeInTheDocument();
  expect(screen.queryByText('Оплата прошла')).not.toBeInTheDocument();
  arrived = true;
  await pass(2_100);
  expect(screen.getByText(/^Последнее пополнение: 1\s100\s₽, /)).toBeInTheDocument();
  expect(screen.getByText(/На балансе: 1\s300\s₽/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'В магазин' })).toHaveAttribute('href', '/ru/store');
});

test('nothing is said about top-ups until the history is loaded', async () => {
  open('notify=success', never);
  await pass(100);
  expect(screen.getByText('Проверяем платёж')).toBeInTheDocument();
  expect(screen.queryByText('Пополнений пока не было')).not.toBeInTheDocument();
});

test('after a failed payment the page shows advice and the same amount', async () => {
  storeAttempt({ login: 'Kitsune', amount: 100_000, newestEntry: '7', returnTo: '/ru/store' });
  open('notify=failed', historyOf(OLD));
  await pass(100);
  expect(screen.getByRole('alert')).toHaveTextContent('Оплата не прошла');
  expect(screen.getByRole('button', { name: /Оплатить 1\s000\s₽/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Вернуться' })).toHaveAttribute('href', '/ru/store');
});
