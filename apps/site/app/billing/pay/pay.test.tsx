import type { Schemas } from '@hoshikraft/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authOf, failing, mainOf, never, unreachable } from '../../framework/testing/content-fixtures.ts';
import { type Answers, renderPage, type RenderPageOptions } from '../../framework/testing/render-page.tsx';
import { parseAttempt, readAttempt } from './attempt.ts';
import { historyOf, moneyEntry, OPTIONS } from './pay-fixtures.ts';
import Pay from './pay.tsx';

const STARTED: Schemas['PaymentStarted'] = {
  paymentId: '11111111-1111-4111-8111-111111111111',
  redirectUrl: 'https://pay.example/order/1',
};
const ANSWERS: Answers = {
  'GET /main': mainOf([]),
  'GET /pay': OPTIONS,
  'GET /user/history/money': historyOf(moneyEntry('7', 'purchase', -5_000)),
  'POST /pay': STARTED,
};

const open = (answers: Answers = {}, options: RenderPageOptions = {}) => {
  const leave = jest.fn();
  const page = renderPage(<Pay leave={leave} />, {
    at: '/ru/pay',
    auth: authOf('Kitsune'),
    ...options,
    answers: { ...ANSWERS, ...answers },
  });
  return { ...page, leave };
};
const amountField = () => screen.findByRole('textbox', { name: 'Сумма' });
const retype = async (user: ReturnType<typeof userEvent.setup>, amount: string): Promise<void> => {
  await user.clear(await amountField());
  await user.type(await amountField(), amount);
};
const paid = (requests: readonly Request[]) => requests.filter(({ method }) => method === 'POST');

beforeEach(() => sessionStorage.clear());
afterEach(() => window.history.replaceState(null, '', '/'));

it('says what is owed for a refunded top-up, and what to do', async () => {
  open({ 'GET /pay': { ...OPTIONS, debt: 12_300 } });
  expect(await screen.findByText(/^Ваш долг: 123\s₽$/)).toBeVisible();
  expect(screen.getByText(/Следующее пополнение сначала погасит долг/)).toBeVisible();
});

describe('the form', () => {
  it('computes the bonus while typing, in any number format', async () => {
    const user = userEvent.setup();
    open();
    const field = await amountField();
    await user.clear(field);
    await user.type(field, '1 500');
    expect(screen.getByRole('status')).toHaveTextContent(/Вы платите1\s500\s₽Придёт на баланс1\s650\s₽/);
    expect(screen.getByRole('status')).toHaveTextContent(/Добавьте 1\s500\s₽ — и бонус станет 20\s%/);
    await user.clear(field);
    await user.type(field, '4000р');
    expect(screen.getByRole('status')).toHaveTextContent(/4\s800\s₽/);
    expect(screen.getByRole('button', { name: /Оплатить 4\s000\s₽/ })).toBeInTheDocument();
  });

  it('says what arrives for each amount; one is chosen, and a click chooses another', async () => {
    const user = userEvent.setup();
    open();
    const steps = within(await screen.findByRole('group', { name: /Таблица бонусов/ })).getAllByRole('button');
    expect(steps.map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
      '500 ₽: на баланс 525 ₽500 → 525 ₽+5 %',
      '1 000 ₽: на баланс 1 100 ₽1 000 → 1 100 ₽+10 %',
      '3 000 ₽: на баланс 3 600 ₽3 000 → 3 600 ₽+20 %',
    ]);
    const pressed = () => steps.map((step) => step.getAttribute('aria-pressed'));
    const field = await amountField();
    expect([pressed(), field]).toEqual([['false', 'true', 'false'], expect.objectContaining({ value: '1\u00a0000' })]);
    await user.click(steps[2] as HTMLElement);
    expect(field).toHaveValue('3\u00a0000');
    expect(pressed()).toEqual(['false', 'false', 'true']);
    await user.type(field, '1');
    expect(pressed()).toEqual(['false', 'false', 'false']);
  });

  it('shows the limits and sends no amount outside them', async () => {
    const user = userEvent.setup();
    const { requests } = open();
    const field = await amountField();
    await user.clear(field);
    await user.click(screen.getByRole('button', { name: 'Перейти к оплате' }));
    expect(await screen.findByText('Введите сумму.')).toBeInTheDocument();
    expect(field).toHaveFocus();
    await user.type(field, '5');
    expect(screen.getByText(/Не меньше 10\s₽\./)).toBeInTheDocument();
    await user.clear(field);
    await user.type(field, '100001');
    await user.click(screen.getByRole('button', { name: 'Перейти к оплате' }));
    expect(screen.getByText(/Не больше 100\s000\s₽ за раз\./)).toBeInTheDocument();
    expect(paid(requests)).toHaveLength(0);
  });

  it('starts the payment, stores the attempt, and opens the payment page', async () => {
    const user = userEvent.setup();
    const at = `/ru/pay?amount=100000&return_to=${encodeURIComponent('/ru/store?server=hitech')}`;
    const { requests, leave } = open({}, { at });
    await user.click(await screen.findByRole('radio', { name: /СБП/ }));
    await user.click(screen.getByRole('button', { name: /Оплатить 1\s000\s₽/ }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://pay.example/order/1'));
    const [order] = paid(requests);
    expect(await order?.json()).toEqual({ method: 'instant_payment', amount: 100_000 });
    expect(parseAttempt(readAttempt(), 'Kitsune')).toEqual({
      login: 'Kitsune',
      amount: 100_000,
      newestEntry: '7',
      returnTo: '/ru/store?server=hitech',
    });
  });

  it('writes the amount into the address for going back', async () => {
    const user = userEvent.setup();
    const { leave } = open();
    window.history.replaceState(null, '', '/ru/pay?return_to=%2Fru%2Fstore');
    await retype(user, '750');
    await user.click(screen.getByRole('button', { name: /Оплатить 750/ }));
    await waitFor(() => expect(leave).toHaveBeenCalled());
    expect(window.location.search).toBe('?return_to=%2Fru%2Fstore&amount=75000');
  });

  it('repeats the same payment with the same key, and a changed one with a new key', async () => {
    const user = userEvent.setup();
    const { requests, leave } = open({ 'POST /pay': unreachable }, { at: '/ru/pay?amount=100000' });
    const press = () => user.click(screen.getByRole('button', { name: /Оплатить/ }));
    await amountField();
    await press();
    expect(await screen.findByText(/Проверяем, начался ли платёж/)).toBeInTheDocument();
    await press();
    await waitFor(() => expect(paid(requests)).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: /3\s600/ }));
    await press();
    await waitFor(() => expect(paid(requests)).toHaveLength(3));
    const keys = paid(requests).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(leave).not.toHaveBeenCalled();
  });

  it('retries a payment of unknown outcome, and then opens its page', async () => {
    const user = userEvent.setup();
    let tries = 0;
    const { requests, leave } = open(
      { 'POST /pay': () => (tries++ === 0 ? unreachable() : STARTED) },
      { at: '/ru/pay?amount=100000' },
    );
    await user.click(await screen.findByRole('button', { name: /Оплатить/ }));
    expect(await screen.findByText(/Проверяем, начался ли платёж/)).toBeInTheDocument();
    await user.click(screen.getByRole('textbox', { name: 'Сумма' }));
    await user.tab();
    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://pay.example/order/1'), { timeout: 20_000 });
    const keys = paid(requests).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(parseAttempt(readAttempt(), 'Kitsune')).toMatchObject({ amount: 100_000, newestEntry: '7' });
  }, 30_000);

  it('stops retrying a payment once its amount is changed', async () => {
    const user = userEvent.setup();
    const { leave } = open({ 'POST /pay': unreachable }, { at: '/ru/pay?amount=100000' });
    await user.click(await screen.findByRole('button', { name: /Оплатить/ }));
    expect(await screen.findByText(/Проверяем, начался ли платёж/)).toBeInTheDocument();
    await user.type(await amountField(), '0');
    expect(screen.queryByText(/Проверяем, начался ли платёж/)).not.toBeInTheDocument();
    expect(leave).not.toHaveBeenCalled();
  });

  it.each([
    ['amount', 'Столько сейчас не принять', 'textbox'],
    ['method', 'Так заплатить нельзя', 'radio'],
  ])('shows an error of the %s at its field, focuses it and preserves the input', async (name, message, role) => {
    const user = userEvent.setup();
    const details = { type: 'form_invalid', description: 'Исправьте', fields: { [name]: message } };
    const refusal = { error_code: 1, error_message: 'Проверьте форму', details };
    open({ 'POST /pay': () => Response.json(refusal, { status: 422 }) });
    await retype(user, '750');
    await user.click(screen.getByRole('radio', { name: /СБП/ }));
    await user.click(screen.getByRole('button', { name: /Оплатить/ }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(document.activeElement).toHaveAttribute(
      role === 'radio' ? 'type' : 'name',
      role === 'radio' ? 'radio' : name,
    );
    expect(screen.queryByText('Платёж не начался')).not.toBeInTheDocument();
    expect(await amountField()).toHaveValue('750');
    expect(screen.getByRole('radio', { name: /СБП/ })).toBeChecked();
    await user.click(screen.getByRole('button', { name: /1\s100/ }));
    await user.click(screen.getByRole('radio', { name: /Картой|карт/i }));
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });

  it('shows an error without a field above the button', async () => {
    const user = userEvent.setup();
    const refusal = { error_code: 5, error_message: 'Оплата закрыта', details: { type: 't', description: 'До утра.' } };
    open({ 'POST /pay': () => Response.json(refusal, { status: 409 }) }, { at: '/ru/pay?amount=100000' });
    await user.click(await screen.findByRole('button', { name: /Оплатить/ }));
    expect(await screen.findByText(/До утра\. Ничего не списано/)).toBeInTheDocument();
  });

  it('opens only http and https addresses', async () => {
    const user = userEvent.setup();
    const evil = { ...STARTED, redirectUrl: 'javascript:alert(1)' };
    const { leave } = open({ 'POST /pay': evil }, { at: '/ru/pay?amount=100000' });
    await user.click(await screen.findByRole('button', { name: /Оплатить/ }));
    expect(await screen.findByText('Страница оплаты не открывается')).toBeInTheDocument();
    expect(leave).not.toHaveBeenCalled();
  });
});

describe('the other states', () => {
  it('shows a skeleton of the form', async () => {
    open({ 'GET /pay': never });
    expect(await screen.findByText('Загружаем способы оплаты')).toBeInTheDocument();
  });

  it('can be retried after a failure', async () => {
    const user = userEvent.setup();
    let broken = true;
    open({ 'GET /pay': () => (broken ? failing() : OPTIONS) });
    const retry = await screen.findByRole('button', { name: 'Попробовать снова' });
    broken = false;
    await user.click(retry);
    expect(await amountField()).toBeInTheDocument();
  });

  it('offers another region without payment methods, in English too', async () => {
    const user = userEvent.setup();
    let region = 'russia';
    open(
      {
        'GET /pay': () => (region === 'russia' ? { ...OPTIONS, methods: [] } : OPTIONS),
        'POST /user/set-region': () => ({ region: (region = 'global') }),
      },
      { locale: 'en', at: '/en/pay' },
    );
    expect(await screen.findByRole('heading', { name: 'No payment methods right now' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Change region' }));
    await user.click(screen.getByRole('radio', { name: 'World' }));
    expect(await screen.findByRole('textbox', { name: 'Amount' })).toBeInTheDocument();
  });
});
