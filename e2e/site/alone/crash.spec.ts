import type { PageWatch } from '@hoshikraft/testkit/browser';
import { addresses, signalListener } from '@hoshikraft/testkit/stack';
import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { expectBalance, expectGivenInCabinet, expectTransactions } from '../pages/cabinet.ts';
import { choose, expectGiven, openStore, payButton } from '../pages/store.ts';
import { payIn } from '../pages/top-up.ts';

// The API restarts, and the page retries in growing pauses.
test.setTimeout(300_000);

/** Allows the failures of all other requests of the page while the API is down. */
const allowOutage = (watch: PageWatch): void => {
  watch.allowComplaint(/^answer 50\d: .*\/api\//);
  watch.allowComplaint(/status of 50\d .*\/api\//);
};

const CHARGED_ONCE = [
  { amount: -169, left: 931 },
  { amount: 100, left: 1100 },
  { amount: 1000, left: 1000 },
];

/** The page retries automatically, at growing intervals, and may do so several times until the API is up again. */
const answerOfPurchase = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/api/store/buy') && answer.ok(), { timeout: 60_000 });

test('the API is killed before it answers a purchase: the page finds out by itself, and charges once', async ({
  page,
  player,
  words,
  watch,
}) => {
  const { api } = addresses();
  await payIn(page, 1000);
  await openStore(page, 'en');
  await choose(page, 'en');

  // Frozen, it takes the purchase and answers nothing; killed, it never will.
  signalListener('api', api, 'SIGSTOP');
  const sent = page.waitForRequest('**/api/store/buy');
  await payButton(page, 'en').click();
  await sent;
  await page.waitForTimeout(300);
  signalListener('api', api, 'SIGKILL');

  watch.expectComplaint(/status of 50\d.*store\/buy/);
  watch.expectComplaint(/answer 50\d: .*store\/buy/);
  allowOutage(watch);
  await expect(page.getByRole('dialog').getByText(words('Connection lost'))).toBeVisible();
  await answerOfPurchase(page);
  await expectGiven(page, 'en');
  await expectTransactions(page, 'en', CHARGED_ONCE);
  await expectBalance(page, 'en', player.login, 931);
});

test('a retry after the API is killed between charge and response charges nothing more', async ({
  page,
  player,
  words,
  watch,
}) => {
  const { api } = addresses();
  await payIn(page, 1000);
  await openStore(page, 'en');
  await choose(page, 'en');

  // The purchase reaches the API and is made; its answer dies on the way back, and the API with it.
  await page.route(
    '**/api/store/buy',
    async (route) => {
      expect((await route.fetch()).status()).toBe(200);
      signalListener('api', api, 'SIGKILL');
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  watch.expectComplaint(/request failed: net::ERR_CONNECTION_RESET .*store\/buy/);
  watch.expectComplaint(/console error: Failed to load resource: net::ERR_CONNECTION_RESET/);
  allowOutage(watch);
  await payButton(page, 'en').click();

  await expect(page.getByRole('dialog').getByText(words('Connection lost'))).toBeVisible();
  expect((await answerOfPurchase(page)).headers()['idempotency-replayed']).toBe('true');
  await expectGiven(page, 'en');
  await expectGivenInCabinet(page, 'en', 'Cadet');
  await expectTransactions(page, 'en', CHARGED_ONCE);
  await expectBalance(page, 'en', player.login, 931);
});
