import { randomBytes } from 'node:crypto';
import { expect, test } from '../fixtures/test.ts';

for (const language of ['ru', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test(`a password reset is requested from the launcher's sign-in page [${language}]`, async ({
      page,
      open,
      words,
    }) => {
      const email = `nobody_${randomBytes(5).toString('hex')}@example.org`;
      await open('/login');
      await page.getByRole('link', { name: words('Forgot your password?') }).click();
      await expect(page).toHaveURL(new RegExp(`/${language}/launcher/reset$`));
      await page.getByLabel(words('Email')).fill(email);
      await page.getByRole('button', { name: words('Send reset link') }).click();
      await expect(page).toHaveURL(new RegExp(`/${language}/launcher/reset/request$`));
      await expect(
        page.getByText(words('If {email} belongs to an account, an email with a link is on its way.', { email })),
      ).toBeVisible();
      await page.getByRole('link', { name: words('Back to sign-in') }).click();
      await expect(page).toHaveURL(new RegExp(`/${language}/launcher/login$`));
    });
  });
}
