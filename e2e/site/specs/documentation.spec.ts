import { expect, test } from '../fixtures/test.ts';

test('the calls of the API are there to read, and none of the page’s own parts is refused', async ({ page }) => {
  const answer = await page.goto('/api/docs');
  expect(answer?.headers()['x-frame-options']).toBe('DENY');
  // Of many calls the page draws those that are in sight.
  const main = page.getByRole('button', { name: /^GET .*main/ });
  await expect(main).toBeVisible();
  // A call opens: the page's scripts run, and its drawings and styles have come.
  // Swagger UI resolves the schemas of the call in the browser: seconds of work, and ten times that on a loaded machine.
  await main.click({ timeout: 100_000 });
  await expect(page.getByText('Accept-Language').first()).toBeVisible();
});
