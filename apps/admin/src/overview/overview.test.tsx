import type { Schemas } from '@hoshikraft/api-client';
import { screen } from '@testing-library/react';
import { loadPages, OPERATOR, renderAdmin } from '../testing/render-admin.tsx';

beforeAll(loadPages);

const QUIET = OPERATOR.attention;
const open = (attention: Partial<Schemas['Attention']>, permissions = OPERATOR.permissions) =>
  renderAdmin({ locale: 'en', operator: { ...OPERATOR, permissions, attention: { ...QUIET, ...attention } } });

test('what needs a person has its number, and its list where there is one', async () => {
  open({
    deadDeliveries: 3,
    refusedEmails: 12,
    silentServers: ['hitech', 'magic'],
    ledger: { checkedAt: '2026-11-20T10:00:00.000Z', faults: ['Account 7 is −5'] },
  });
  expect(await screen.findByRole('link', { name: 'Undelivered purchases' })).toHaveAttribute('href', '/deliveries');
  for (const text of ['3', '12', 'hitech, magic', 'Account 7 is −5']) expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByText('All quiet')).toBeNull();
});

test('without any of it the page is calm, and says when the ledger was checked', async () => {
  open({ ledger: { checkedAt: '2026-11-20T10:00:00.000Z', faults: [] } });
  expect(await screen.findByText('All quiet')).toBeVisible();
  expect(screen.getByText(/^Ledger checked, no faults/)).toBeVisible();
  expect(screen.queryByText('Refused emails')).toBeNull();
});

test('faults of the ledger alone are not quiet', async () => {
  open({ ledger: { checkedAt: '2026-11-20T10:00:00.000Z', faults: ['Account 7 is −5'] } });
  expect(await screen.findByText('The ledger has faults')).toBeVisible();
  expect(screen.queryByText('All quiet')).toBeNull();
});

test('a ledger not checked yet is said so, to who may see it', async () => {
  const { unmount } = open({ ledger: null });
  expect(await screen.findByText(/no check has ended yet/)).toBeVisible();
  unmount();
  open({ ledger: null, deadDeliveries: null, refusedEmails: null, silentServers: null }, ['admin.open']);
  expect(await screen.findByText('All quiet')).toBeVisible();
  expect(screen.queryByText(/no check has ended yet/)).toBeNull();
});
