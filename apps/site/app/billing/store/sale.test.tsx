import type { Schemas } from '@hoshikraft/api-client';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storeRoleOf } from '../../framework/testing/content-fixtures.ts';
import { choose, sent, show } from './testing/show-store.tsx';
import { comparisonOf, offerOf, priceOf } from './testing/store-fixtures.ts';

const HOUR_MS = 3_600_000;
const NOW = Date.parse('2026-11-28T10:00:00.000Z');
const sale: Schemas['SaleMark'] = {
  name: 'Autumn sale',
  listPrice: 20_000,
  percent: 20,
  endsAt: new Date(NOW + 52 * HOUR_MS).toISOString(),
};
const roleOf = (price: Schemas['Price']) =>
  storeRoleOf('hitech', 'Cadet', {
    prices: [{ period: 'month', amount: price.final, currency: 'RUB', ...(price.sale && { sale: price.sale }) }],
    offers: [offerOf({ price })],
  });
const answers = (price: Schemas['Price']) => ({
  'GET /store/comparison': comparisonOf(roleOf(price)),
});

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
});

test('a card shows the price on sale, the old one, the percentage and how long it lasts', async () => {
  show(answers({ ...priceOf(16_000), sale }));
  expect(await screen.findByText('Autumn sale: ends in 2 days 4 hrs')).toBeVisible();
  expect(screen.getByText('₽160')).toBeVisible();
  expect(screen.getByText('₽200')).toBeVisible();
  expect(screen.getByText('−20%')).toBeVisible();
});

test('the dialog has a line of the sale; what is left of the old privilege is taken off after it', async () => {
  const price = { ...priceOf(15_000, 1_000), sale };
  show(answers(price));
  const shown = await choose('Buy: Cadet');
  for (const text of ['₽200', '−₽40', '−₽10', '₽150']) expect(shown.getByText(text)).toBeVisible();
});

test('when the sale ends, prices are loaded anew', async () => {
  let isOver = false;
  show({
    'GET /store/comparison': () => comparisonOf(roleOf(isOver ? priceOf(20_000) : { ...priceOf(16_000), sale })),
  });
  await screen.findByText('₽160');
  isOver = true;
  act(() => jest.advanceTimersByTime(52 * HOUR_MS + 1000));
  await waitFor(() => expect(screen.queryByText('₽160')).toBeNull());
  expect(screen.getByText('₽200')).toBeVisible();
});

test('a promo code lowers the price that is shown and sent; a code that is refused says why', async () => {
  const price = { ...priceOf(15_000), promo: { code: 'SPRING', amount: 5_000 } };
  const refusal = {
    error_code: 5,
    error_message: "There's no such promo code",
    details: { type: 'promo_code_unknown', description: 'Check the spelling.' },
  };
  const { requests } = show({
    ...answers(priceOf(20_000)),
    'POST /store/preview': async (request: Request) => {
      const { promoCode } = (await request.json()) as Schemas['PurchasePreview'];
      return promoCode === 'spring' ? { price } : Response.json(refusal, { status: 409 });
    },
    'POST /store/buy': Response.json(refusal, { status: 409 }),
  });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const shown = await choose('Buy: Cadet');
  await user.click(shown.getByRole('button', { name: 'I have a promo code' }));
  const field = shown.getByLabelText('Promo code');
  await user.type(field, 'sprung{Enter}');
  expect(await shown.findByText("There's no such promo code. Check the spelling.")).toBeVisible();
  await user.clear(field);
  await user.type(field, 'spring');
  await user.click(shown.getByRole('button', { name: 'Apply' }));
  expect(await shown.findByText('Promo code SPRING: ₽50 off')).toBeVisible();
  for (const text of ['₽200', '−₽50', '₽150']) expect(shown.getByText(text)).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'Pay ₽150' }));
  await waitFor(() => expect(sent(requests)).toHaveLength(1));
  expect(await sent(requests)[0]?.clone().json()).toMatchObject({ expectedPrice: 15_000, promoCode: 'spring' });
});
