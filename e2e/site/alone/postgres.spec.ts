import { startStack } from '@hoshikraft/testkit/stack';
import { startPostgres } from '@hoshikraft/testkit';
import { expect, test as base } from '../fixtures/test.ts';
import { buy } from '../pages/store.ts';
import { expectGivenInCabinet, expectTransactions } from '../pages/cabinet.ts';
import { topUp } from '../pages/top-up.ts';

const test = base.extend<object, { onPostgres: string }>({
  onPostgres: [
    async ({ browserName: _ }, use) => {
      const postgres = await startPostgres();
      const before = process.env['E2E_STACK'];
      const stack = await startStack({ DATABASE_URL: postgres.url });
      process.env['E2E_STACK'] = JSON.stringify(stack.addresses);
      await use(postgres.url);
      process.env['E2E_STACK'] = before;
      await stack.stop();
      await postgres.stop();
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
});

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
