import type { Schemas } from '@hoshikraft/api-client';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadPages, OPERATOR, refused, renderAdmin, type RenderOptions } from '../testing/render-admin.tsx';
import { ACT } from '../testing/samples.ts';

beforeAll(loadPages);

const FROM = '2030-01-01T10:00:00.000Z';
const role = (id: string, name: string, tier: number) => ({ id, serverId: 'hitech', name, color: '#ffffff', tier });
const CADET: Schemas['PricedRole'] = {
  role: role('hitech-cadet', 'Cadet', 1),
  server: 'HiTech',
  bestChoice: false,
  prices: [
    { period: 'month', amount: 16_900, planned: [{ amount: 19_900, validFrom: FROM }] },
    { period: 'three_months', amount: 44_900, planned: [] },
    { period: 'forever', amount: null, planned: [] },
  ],
};
const CAPTAIN = { ...CADET, role: role('hitech-captain', 'Captain', 2), bestChoice: true };
const ACTED = { ...ACT, kind: 'price' as const, player: null, subject: 'hitech-cadet', role: CADET.role };

const open = (more: RenderOptions = {}) =>
  renderAdmin({
    locale: 'en',
    at: '/prices',
    ...more,
    answers: { 'GET /admin/prices': { items: [CADET, CAPTAIN] }, ...more.answers },
  });
const openDialog = async (button: string) => {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
};

test('the list shows prices now and planned, what is not sold, and the best choice', async () => {
  open();
  for (const text of ['Cadet', 'Captain', 'Best choice']) expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getAllByText('₽169')).toHaveLength(2);
  expect(screen.getAllByText(/^₽199 from /)).toHaveLength(2);
  expect(screen.getAllByText('not sold')).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: /^Make the best choice/ })).toHaveLength(1);
});

test('a price is changed from a moment on; a stale form keeps what was typed, and says why', async () => {
  let answers = 0;
  const answer = () => (answers++ === 0 ? refused(409, 'price_edited', { code: 5 }) : ACTED);
  const { sent } = open({ answers: { 'POST /admin/prices': answer } });
  const form = await openDialog('Change the price Cadet (HiTech)');
  await userEvent.click(form.getByRole('radio', { name: '3 months' }));
  await userEvent.type(form.getByLabelText('Reason'), 'Season');
  await userEvent.click(form.getByRole('button', { name: 'Change the price' }));
  expect(await form.findByText('Enter a price from ₽1 to ₽1,000,000.')).toBeVisible();
  await userEvent.type(form.getByLabelText('Price'), '499');
  expect(form.getByText('₽449 → ₽499')).toBeVisible();
  fireEvent.change(form.getByLabelText('Starts'), { target: { value: '2030-01-01T12:00' } });
  await userEvent.click(form.getByRole('button', { name: 'Change the price' }));
  expect(await form.findByText('why: price_edited')).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: 'Change the price' }));
  expect(await screen.findByText('The price is changed')).toBeVisible();
  expect((await sent('POST /admin/prices')).at(-1)).toEqual({
    roleId: 'hitech-cadet',
    period: 'three_months',
    amount: 49_900,
    expectedAmount: 44_900,
    validFrom: new Date('2030-01-01T12:00').toISOString(),
    reason: 'Season',
  });
});

test('a planned price is cancelled, and a period taken off sale', async () => {
  const { sent } = open({ answers: { 'POST /admin/prices': ACTED, 'POST /admin/prices/cancel': ACTED } });
  const form = await openDialog('Change the price Cadet (HiTech)');
  await userEvent.click(form.getByRole('radio', { name: 'Not sold' }));
  expect(form.getByText('₽169 → not sold')).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: /^Cancel the planned price/ }));
  const cancel = within(await screen.findByRole('dialog'));
  await userEvent.type(cancel.getByLabelText('Reason'), 'Too early');
  await userEvent.click(cancel.getByRole('button', { name: 'Cancel the planned price' }));
  expect(await screen.findByText('The planned price is cancelled')).toBeVisible();
  expect(await sent('POST /admin/prices/cancel')).toEqual([
    { roleId: 'hitech-cadet', period: 'month', validFrom: FROM, reason: 'Too early' },
  ]);
});

test('another privilege is made the best choice', async () => {
  const { sent } = open({ answers: { 'POST /admin/prices/best-choice': { ...ACTED, kind: 'best_choice' } } });
  const form = await openDialog('Make the best choice Cadet (HiTech)');
  await userEvent.type(form.getByLabelText('Reason'), 'Popular');
  await userEvent.click(form.getByRole('button', { name: 'Make the best choice' }));
  expect(await screen.findByText('It is the best choice now')).toBeVisible();
  expect(await sent('POST /admin/prices/best-choice')).toEqual([{ roleId: 'hitech-cadet', reason: 'Popular' }]);
});

test('no page without the permission', async () => {
  open({ operator: { ...OPERATOR, permissions: ['admin.open'] } });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText('Cadet')).toBeNull();
});
