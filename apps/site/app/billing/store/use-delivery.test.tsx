import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { authOf } from '../../framework/testing/content-fixtures.ts';
import { renderPage } from '../../framework/testing/render-page.tsx';
import { grantOf, purchaseOf } from './testing/store-fixtures.ts';
import { DELIVERY_PATIENCE_MS, DELIVERY_POLL_MS, useDelivery } from './use-delivery.ts';

const Shown = ({ follow }: { follow: boolean }) => {
  const { status, late } = useDelivery(purchaseOf(0).delivery, follow);
  return <p>{`${status}${late ? ', late' : ''}`}</p>;
};

const show = (follow: boolean, delivery = grantOf('sent').delivery) =>
  renderPage(<Shown follow={follow} />, {
    auth: authOf('Kitsune'),
    answers: { 'GET /cabinet/roles': { items: [{ ...grantOf('sent'), delivery }], nextCursor: null } },
  });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('polls every two seconds for three minutes at most', async () => {
  const { requests } = show(true);
  await pass(0);
  expect(screen.getByText('sent')).toBeInTheDocument();
  await pass(DELIVERY_POLL_MS * 3 + 100);
  expect(requests).toHaveLength(4);
  await pass(DELIVERY_PATIENCE_MS);
  expect(screen.getByText('sent, late')).toBeInTheDocument();
  const calls = requests.length;
  await pass(60_000);
  expect(requests).toHaveLength(calls);
});

it('ignores an earlier delivery of the same role', async () => {
  show(true, { id: '0197a3c2-0000-7000-8000-0000000000ff', status: 'delivered' });
  await pass(100);
  expect(screen.getByText('queued')).toBeInTheDocument();
});

it('does not poll the delivery of a gift', async () => {
  const { requests } = show(false);
  await pass(10_000);
  expect(screen.getByText('queued')).toBeInTheDocument();
  expect(requests).toHaveLength(0);
});
