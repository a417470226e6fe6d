import type { Schemas } from '@hoshikraft/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadPages, OPERATOR, renderAdmin } from '../testing/render-admin.tsx';
import { ACT, pageOf, sampleId, YUKI } from '../testing/samples.ts';

beforeAll(loadPages);

const PAYMENT: Schemas['AdminPayment'] = {
  id: sampleId(60),
  at: '2026-11-20T10:00:00.000Z',
  player: YUKI,
  method: 'bank_card',
  amount: 100_000,
  bonus: 10_000,
  currency: 'RUB',
  state: 'succeeded',
  refundable: 60_000,
  dispute: null,
};
const EVENT: Schemas['StoredPaymentEvent'] = {
  id: sampleId(61),
  eventId: 'evt-61',
  type: 'payment.succeeded',
  at: '2026-11-20T10:01:00.000Z',
  paymentId: PAYMENT.id,
  body: '{ "amount": 1, "note": "<b>bold</b>" }',
  needs: 'mismatch',
  handledAt: null,
};

test('payments are found by number and filters of the address', async () => {
  const { where, requests } = renderAdmin({
    locale: 'en',
    at: '/payments?state=succeeded&asked=true&from=made-up',
    answers: { 'GET /admin/payments': () => pageOf(PAYMENT) },
  });
  expect(await screen.findByText('Refunded: ₽400')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Yuki' })).toHaveAttribute('href', `/players/${YUKI.id}`);
  await userEvent.type(screen.getByLabelText('Nickname or number'), 'evt-61');
  await userEvent.selectOptions(screen.getByLabelText('Method'), 'Bank card');
  await waitFor(() => expect(where()).toContain('q=evt-61'));
  await waitFor(() => {
    const last = requests.findLast(({ url }) => url.includes('/admin/payments'));
    const asked = [...new URL(last?.url ?? '').searchParams].filter(([name]) => name !== 'limit').sort();
    expect(asked).toEqual([
      ['asked', 'true'],
      ['method', 'bank_card'],
      ['q', 'evt-61'],
      ['state', 'succeeded'],
    ]);
  });
});

test('a payment shows what its provider sent, as text, what it moved and what went back', async () => {
  renderAdmin({
    locale: 'en',
    at: `/payments/${PAYMENT.id}`,
    answers: {
      [`GET /admin/payments/${PAYMENT.id}`]: () => ({
        payment: PAYMENT,
        events: [EVENT],
        movements: [
          {
            ...{ id: '1', at: PAYMENT.at, kind: 'top_up', amount: 100_000, balanceAfter: 110_000, currency: 'RUB' },
            description: 'Bank card top-up',
          },
        ],
        reversals: [
          {
            ...{ id: sampleId(62), at: PAYMENT.at, kind: 'refund', reference: 're-62', state: 'asked', amount: 40_000 },
            taken: 0,
          },
        ],
      }),
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Payment of ₽1,000' })).toBeVisible();
  expect(screen.getByText('Another amount or currency')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Event evt-61', hidden: true })).toHaveTextContent(EVENT.body);
  for (const text of [/Bank card top-up/, /Refund asked for, no answer: ₽400.*re-62/]) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.getByRole('button', { name: /^Refund/ })).toBeVisible();
});

test.each([
  ['read-again', 'Read again payment.succeeded', 'Read again', 'The event was read again'],
  ['handled', 'Dealt with payment.succeeded', 'Dealt with', 'The event is marked as dealt with'],
])('an event: %s, with a reason', async (call, button, submit, done) => {
  const events = [EVENT];
  const path = `POST /admin/payment-events/${EVENT.id}/${call}`;
  const { sent } = renderAdmin({
    locale: 'en',
    at: '/payment-events',
    answers: {
      'GET /admin/payment-events': () => pageOf(...events),
      [path]: () => {
        events.pop();
        return { ...ACT, kind: 'event', before: 'mismatch', after: 'handled' };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Reason'), 'Amount is right');
  await userEvent.click(dialog.getByRole('button', { name: submit }));
  expect(await screen.findByText(done)).toBeVisible();
  expect(await screen.findByText('Nothing to look at')).toBeVisible();
  expect(await sent(path)).toEqual([{ reason: 'Amount is right' }]);
});

test('a debt has its player, its sum and the payment that it began with', async () => {
  const debt = { player: YUKI, amount: 12_300, currency: 'RUB', since: PAYMENT.at, cause: 'dispute' };
  renderAdmin({
    locale: 'en',
    at: '/debts',
    answers: { 'GET /admin/debts': () => pageOf({ ...debt, paymentId: PAYMENT.id }) },
  });
  expect(await screen.findByText('₽123')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Dispute lost' })).toHaveAttribute('href', `/payments/${PAYMENT.id}`);
});

test('the first page counts what needs a person, each with its link', async () => {
  const attention = { ...OPERATOR.attention, debts: 2, paymentEvents: 3, askedRefunds: 4 };
  renderAdmin({ locale: 'en', operator: { ...OPERATOR, attention } });
  await screen.findByText('Refunds without an answer');
  const main = within(screen.getByRole('main'));
  for (const [name, href] of [
    ['Debts', '/debts'],
    ['Events of payments', '/payment-events'],
    ['Refunds without an answer', '/payments?asked=true'],
  ] as const) {
    expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  expect(screen.queryByText('All quiet')).toBeNull();
});
