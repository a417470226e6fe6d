import type { Schemas } from '@hoshikraft/api-client';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadPages, renderAdmin } from '../testing/render-admin.tsx';
import { ACT, pageOf, sampleId } from '../testing/samples.ts';

beforeAll(loadPages);

const CODE: Schemas['ListedPromoCode'] = {
  id: sampleId(60),
  code: 'SPRING',
  terms: {
    ...{ percent: 20, amount: null, servers: ['hitech'], roles: [], newcomers: true },
    ...{ maxUses: 100, maxUsesEach: 1, endsAt: null },
  },
  state: 'running',
  uses: 12,
  madeBy: 'Kitsune',
  createdAt: '2026-11-28T10:00:00.000Z',
};
const END = `POST /admin/codes/${CODE.id}/end`;
const ACTED = { ...ACT, kind: 'code' as const, player: null, subject: 'SPRING', before: '', after: '' };
const open = () =>
  renderAdmin({
    locale: 'en',
    at: '/codes',
    answers: {
      'GET /admin/codes': pageOf(CODE),
      'POST /admin/sales/preview': { items: [] },
      'POST /admin/codes': ACTED,
      [END]: ACTED,
    },
  });
const dialog = async () => within(await screen.findByRole('dialog'));

test('a code is listed with its uses and limits, and ended with a reason', async () => {
  const { sent } = open();
  for (const text of ['Running', '−20%', 'hitech', 'First purchase', '12 / 100']) {
    expect(await screen.findByText(text)).toBeVisible();
  }
  await userEvent.click(screen.getByRole('button', { name: 'End now SPRING' }));
  const form = await dialog();
  await userEvent.type(form.getByLabelText('Reason'), 'Leaked');
  await userEvent.click(form.getByRole('button', { name: 'End now' }));
  expect(await screen.findByText('The code is over')).toBeVisible();
  expect(await sent(END)).toEqual([{ reason: 'Leaked' }]);
});

test('a code is made as typed, in capitals, with its limits', async () => {
  const { sent } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'New promo code' }));
  const form = await dialog();
  await userEvent.type(form.getByLabelText('Reason'), 'Event');
  await userEvent.click(form.getByRole('button', { name: 'Make the code' }));
  expect(await form.findByText('4 to 32 Latin letters, digits and hyphens.')).toBeVisible();
  await userEvent.type(form.getByLabelText('Promo code'), 'new-year');
  await userEvent.type(form.getByLabelText('Percentage', { selector: 'input[inputmode]' }), '10');
  await userEvent.type(form.getByLabelText('Uses in all'), '50');
  await userEvent.click(form.getByLabelText('Only for a first purchase'));
  await userEvent.click(form.getByRole('button', { name: 'Make the code' }));
  expect(await screen.findByText('The code is made')).toBeVisible();
  const terms = {
    ...{ percent: 10, amount: null, servers: [], roles: [], newcomers: true },
    ...{ maxUses: 50, maxUsesEach: null, endsAt: null },
  };
  expect(await sent('POST /admin/codes')).toEqual([{ code: 'NEW-YEAR', terms, reason: 'Event' }]);
});
