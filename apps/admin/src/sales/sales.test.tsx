import type { Schemas } from '@hoshikraft/api-client';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadPages, OPERATOR, refused, renderAdmin, type RenderOptions } from '../testing/render-admin.tsx';
import { ACT, pageOf, sampleId } from '../testing/samples.ts';

beforeAll(loadPages);

const NOTHING: Schemas['SaleTerms'] = { percent: null, amount: null, servers: [], roles: [], periods: [] };
const SALE: Schemas['ListedSale'] = {
  id: sampleId(50),
  name: 'Autumn sale',
  terms: { ...NOTHING, percent: 20, servers: ['hitech'], periods: ['month'] },
  startsAt: '2026-11-28T10:00:00.000Z',
  endsAt: '2026-11-30T10:00:00.000Z',
  state: 'running',
  uses: 12,
  madeBy: 'Kitsune',
};
const preview = (terms: Schemas['SaleTerms']): Schemas['SalePreview'] => ({
  items: [
    {
      id: 'hitech-cadet',
      name: 'Cadet',
      serverId: 'hitech',
      serverName: 'HiTech',
      prices: [{ period: 'month', before: 20_000, after: 20_000 - 200 * (terms.percent ?? 0) }],
    },
  ],
});
const ACTED = { ...ACT, kind: 'sale' as const, player: null, subject: 'Autumn sale', before: '', after: SALE.endsAt };
const END = `POST /admin/sales/${SALE.id}/end`;

const open = (sales: Schemas['ListedSale'][], more: RenderOptions = {}) =>
  renderAdmin({
    locale: 'en',
    at: '/sales',
    ...more,
    answers: {
      'GET /admin/sales': pageOf(...sales),
      'POST /admin/sales/preview': async (request: Request) => preview((await request.json()) as Schemas['SaleTerms']),
      'POST /admin/sales': ACTED,
      ...more.answers,
    },
  });
const dialog = async () => within(await screen.findByRole('dialog'));

test('the list says what each sale takes off, of what, and how often it was used; one that is over has no end to change', async () => {
  open([SALE, { ...SALE, id: sampleId(51), state: 'over', terms: { ...NOTHING, amount: 10_000 } }]);
  for (const text of ['Running', 'Over', '−20%', 'hitech, Month', '−₽100', 'Everything']) {
    expect(await screen.findByText(text)).toBeVisible();
  }
  expect(screen.getAllByRole('button', { name: /^Change the end/ })).toHaveLength(1);
});

test('a sale is made with what the form shows: the prices before and after, and a reason', async () => {
  const { sent } = open([]);
  await userEvent.click(await screen.findByRole('button', { name: 'New sale' }));
  const form = await dialog();
  await userEvent.type(form.getByLabelText('Reason'), 'Autumn');
  await userEvent.click(form.getByRole('button', { name: 'Make the sale' }));
  expect(await form.findByText('Enter a whole number from 1 to 90.')).toBeVisible();
  expect(form.getByText('No price is lowered.')).toBeVisible();
  await userEvent.type(form.getByLabelText('Name in Russian'), 'Осень');
  await userEvent.type(form.getByLabelText('Name in English'), 'Autumn');
  await userEvent.type(form.getByLabelText('Percentage', { selector: 'input[inputmode]' }), '25');
  await userEvent.click(form.getByLabelText('HiTech'));
  await userEvent.click(form.getByLabelText('Cadet'));
  expect(await form.findByText('₽150')).toBeVisible();
  fireEvent.change(form.getByLabelText('Ends on'), { target: { value: '2030-01-01T12:00' } });
  await userEvent.click(form.getByRole('button', { name: 'Make the sale' }));
  expect(await screen.findByText('The sale is made')).toBeVisible();
  expect(await sent('POST /admin/sales')).toEqual([
    {
      name: { ru: 'Осень', en: 'Autumn' },
      terms: { percent: 25, amount: null, servers: ['hitech'], roles: ['hitech-cadet'], periods: [] },
      startsAt: expect.any(String),
      endsAt: new Date('2030-01-01T12:00').toISOString(),
      reason: 'Autumn',
    },
  ]);
});

test('a sale is ended now; a refusal says why', async () => {
  let answers = 0;
  const answer = () => (answers++ === 0 ? refused(409, 'sale_changed', { code: 5 }) : ACTED);
  const { sent } = open([SALE], { answers: { [END]: answer } });
  await userEvent.click(await screen.findByRole('button', { name: 'Change the end Autumn sale' }));
  const form = await dialog();
  await userEvent.type(form.getByLabelText('Reason'), 'Sold out');
  await userEvent.click(form.getByRole('button', { name: 'End now' }));
  expect(await form.findByText('why: sale_changed')).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: 'End now' }));
  await waitFor(async () =>
    expect((await sent(END)).at(-1)).toEqual({ endsAt: null, expectedEndsAt: SALE.endsAt, reason: 'Sold out' }),
  );
});

test('no page without the permission', async () => {
  open([SALE], { operator: { ...OPERATOR, permissions: ['admin.open'] } });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText('Autumn sale')).toBeNull();
});
