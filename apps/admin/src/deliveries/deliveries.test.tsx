import type { Schemas } from '@hoshikraft/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadPages, OPERATOR, refused, renderAdmin, type RenderOptions } from '../testing/render-admin.tsx';
import { ACT, pageOf, sampleId, YUKI } from '../testing/samples.ts';

beforeAll(loadPages);

const DELIVERY: Schemas['DeadDelivery'] = {
  id: sampleId(40),
  createdAt: '2026-11-20T10:00:00.000Z',
  server: 'hitech',
  player: YUKI,
  action: 'role.grant',
  roleId: 'cadet',
  code: 'player_unknown',
  payer: 'Hoshi',
  price: 19_900,
};
const UNPAID = {
  ...DELIVERY,
  id: sampleId(41),
  action: 'ban.lift',
  roleId: null,
  code: null,
  payer: null,
  price: null,
};

const open = (deliveries: Schemas['DeadDelivery'][], more: RenderOptions = {}) =>
  renderAdmin({
    locale: 'en',
    at: '/deliveries',
    ...more,
    answers: { 'GET /admin/deliveries': () => pageOf(...deliveries), ...more.answers },
  });

const confirm = async (button: string) => {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Reason'), 'Server is back');
  await userEvent.click(dialog.getByRole('button', { name: button }));
};

test('a delivery says what was bought, for whom, and what the server answered', async () => {
  open([DELIVERY]);
  for (const text of ['Give a privilege: cadet', 'hitech', 'player_unknown', 'Hoshi', '₽199']) {
    expect(await screen.findByText(text)).toBeVisible();
  }
  expect(screen.getByRole('link', { name: 'Yuki' })).toBeVisible();
});

test('a delivery is sent again with a reason, and leaves the list', async () => {
  const deliveries = [DELIVERY];
  const path = `POST /admin/deliveries/${DELIVERY.id}/resend`;
  const { sent } = open(deliveries, {
    answers: {
      'GET /admin/deliveries': () => pageOf(...deliveries),
      [path]: () => {
        deliveries.pop();
        return { ...ACT, kind: 'resend', before: 'dead', after: 'queued' };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Send again for Yuki' }));
  await confirm('Send again');
  expect(await screen.findByText('Everything is delivered')).toBeVisible();
  expect(await sent(path)).toEqual([{ reason: 'Server is back' }]);
});

test('an act that is refused says why, though the delivery has left the list meanwhile', async () => {
  const deliveries = [DELIVERY];
  open(deliveries, {
    answers: {
      'GET /admin/deliveries': () => pageOf(...deliveries),
      [`POST /admin/deliveries/${DELIVERY.id}/resend`]: () => {
        deliveries.pop();
        return refused(409, 'delivery_not_dead', { code: 5 });
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Send again for Yuki' }));
  await confirm('Send again');
  expect(await screen.findByText('why: delivery_not_dead')).toBeVisible();
});

test('a paid delivery is refunded to its payer', async () => {
  const path = `POST /admin/deliveries/${DELIVERY.id}/refund`;
  const { sent } = open([DELIVERY], {
    answers: { [path]: { ...ACT, kind: 'refund', before: 'dead', after: 'refunded' } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Refund the money for Yuki' }));
  expect(await screen.findByRole('dialog', { name: 'Refund ₽199 to Hoshi' })).toBeVisible();
  await confirm('Refund the money');
  expect(await screen.findByText('Refunded to the balance')).toBeVisible();
  await waitFor(async () => expect(await sent(path)).toEqual([{ reason: 'Server is back' }]));
});

test.each([
  ['unpaid', UNPAID, OPERATOR],
  ['without the permission', DELIVERY, { ...OPERATOR, permissions: ['admin.open' as const, 'admin.support' as const] }],
])('no refund of what %s', async (_why, delivery, operator) => {
  open([delivery], { operator });
  expect(await screen.findByRole('button', { name: 'Send again for Yuki' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Refund/ })).toBeNull();
});
