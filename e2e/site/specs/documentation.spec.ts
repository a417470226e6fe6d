import { expect, test } from '../fixtures/test.ts';

test('the calls of the API are there to read, and none of the page’s own parts is refused', async ({ page }) => {
  const answer = await page.goto('/api/docs');
  expect(answer?.headers()['x-frame-options']).toBe('DENY');
  const buy = page.getByRole('button', { name: /^POST .*store.*buy/ });
  // The page draws calls as they are scrolled to.
  await expect(async () => {
    await page.mouse.wheel(0, 3000);
    await expect(buy).toBeVisible({ timeout: 500 });
  }).toPass();
  // A call opens: the page's scripts run, and its drawings and styles have come.
  await buy.click();
  await expect(page.getByText('Idempotency-Key').first()).toBeVisible();
});
