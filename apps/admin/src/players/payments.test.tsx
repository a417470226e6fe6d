import type { Schemas } from '@hoshikraft/api-client';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadPages, OPERATOR, refused, renderAdmin, type RenderOptions } from '../testing/render-admin.tsx';
import { ACT, pageOf, PLAYER, sampleId, YUKI } from '../testing/samples.ts';

beforeAll(loadPages);

const PAYMENT: Schemas['AdminPayment'] = {
  id: sampleId(50),
  at: '2026-11-20T10:00:00.000Z',
  player: YUKI,
  method: 'bank_card',
  amount: 100_000,
  bonus: 10_000,
  currency: 'RUB',
  state: 'succeeded',
  refundable: 60_000,
  dispute: 'open',
};
const DONE: Schemas['OperatorAct'] = { ...ACT, kind: 'payment', before: 60_000, after: 50_000 };
const REFUND = `POST /admin/payments/${PAYMENT.id}/refund`;

const open = (more: RenderOptions['answers'] = {}, options: RenderOptions = {}) =>
  renderAdmin({
    locale: 'en',
    at: `/players/${PLAYER.id}`,
    answers: {
      [`GET /admin/players/${PLAYER.id}`]: () => ({ ...PLAYER, debt: 12_300 }),
      [`GET /admin/players/${PLAYER.id}/money`]: () => pageOf(),
      [`GET /admin/players/${PLAYER.id}/bans`]: () => pageOf(),
      [`GET /admin/players/${PLAYER.id}/grants`]: () => pageOf(),
      [`GET /admin/players/${PLAYER.id}/payments`]: () => pageOf(PAYMENT),
      'GET /admin/acts': () => pageOf(DONE),
      ...more,
    },
    ...options,
  });
const table = async () => within(await screen.findByRole('table', { name: 'Top-ups' }));

test('top-ups are listed with what went back, and the debt is in the account', async () => {
  open();
  for (const text of ['Refunded: ₽400', 'Dispute open']) expect((await table()).getByText(text)).toBeVisible();
  expect(screen.getByText('Debt', { selector: 'dt' }).nextElementSibling).toHaveTextContent('₽123');
  expect(await screen.findByText('Top-up refunded, left of it: ₽600 → ₽500')).toBeVisible();
});

test('a part is refunded from what was shown; another rest meanwhile is shown, and keeps what was typed', async () => {
  let refundable = PAYMENT.refundable;
  const { sent } = open({
    [`GET /admin/players/${PLAYER.id}/payments`]: () => pageOf({ ...PAYMENT, refundable }),
    [REFUND]: () => {
      if (refundable === 20_000) return DONE;
      refundable = 20_000;
      return refused(409, 'refundable_changed');
    },
  });
  await userEvent.click((await table()).getByRole('button', { name: /^Refund/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const amount = dialog.getByLabelText('Amount');
  expect(amount).toHaveValue('600');
  await userEvent.clear(amount);
  await userEvent.type(amount, '700');
  await userEvent.type(dialog.getByLabelText('Reason'), 'Asked for it');
  await userEvent.click(dialog.getByRole('button', { name: 'Refund' }));
  expect(await dialog.findByText('Enter an amount up to ₽600.')).toBeVisible();
  await userEvent.clear(amount);
  await userEvent.type(amount, '100');
  expect(dialog.getByText('Left of the top-up: ₽600 → ₽500')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Refund' }));
  expect(await dialog.findByText('It was ₽600, and is now ₽200. Check the amount.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Refund' }));
  expect(await screen.findByText('The top-up is refunded')).toBeVisible();
  expect(await sent(REFUND)).toMatchObject([
    { amount: 10_000, expectedRefundable: 60_000 },
    { amount: 10_000, expectedRefundable: 20_000, reason: 'Asked for it' },
  ]);
});

test('without the permission nothing can be refunded', async () => {
  open({}, { operator: { ...OPERATOR, permissions: ['admin.open', 'admin.players'] } });
  expect((await table()).queryByRole('button')).toBeNull();
});
