import { test } from '../fixtures/on-postgres.ts';
import { expect } from '../fixtures/test.ts';
import { buy } from '../pages/store.ts';
import { expectGivenInCabinet, expectTransactions } from '../pages/cabinet.ts';
import { topUp } from '../pages/top-up.ts';

test('on PostgreSQL, too, money arrives and a privilege is bought and given', async ({ page, player }) => {
  await topUp(page, 'en', 1000, 1100);
  await buy(page, 'en');
  await expectGivenInCabinet(page, 'en', 'Cadet');
  await expectTransactions(page, 'en', [
    { amount: -169, left: 931 },
    { amount: 100, left: 1100 },
    { amount: 1000, left: 1000 },
  ]);
  expect(player.login).toMatch(/^e2e_/);
});
