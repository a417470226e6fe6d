import { expect, test } from '../fixtures/test.ts';

test('the calls of the API are there to read, and none of the page’s own parts is refused', async ({ page }) => {
  const answer = await page.goto('/api/docs');
  expect(answer?.headers()['x-frame-options']).toBe('DENY');
  await expect(page.getByRole('button', { name: /^POST .*store.*buy/ })).toBeVisible();
  // A call opens: the page's scripts run, and its drawings and styles have come.
  await page.getByRole('button', { name: /^POST .*store.*buy/ }).click();
  await expect(page.getByText('Idempotency-Key').first()).toBeVisible();
});
