import { pageFaults } from '@hoshikraft/testkit/browser';
import { expect, test } from '../fixtures/test.ts';
import { CADET, chooseCadet, openStore } from '../pages/store.ts';

const OPEN = [
  '',
  'start',
  'servers',
  'store?server=hitech',
  'rules',
  'team',
  'privacy',
  'public-offer',
  'error?status=500',
];
const FOR_VISITORS = ['login', 'register', 'nowhere'];
const FOR_PLAYERS = [
  'pay?amount=100000',
  'pay?notify=failed',
  'pay?notify=success',
  'cabinet/roles',
  'cabinet/abilities',
  'cabinet/transactions',
  'cabinet/sessions',
  'logout',
];

// Trace and screenshot would say nothing that the list of faults does not.
test.use({ trace: 'off', screenshot: 'off' });

const SIZES = [1280, 360].map((width) => ({ width, height: 800 }));

for (const language of ['ru', 'en'] as const) {
  for (const login of [null, 'player']) {
    test.describe(`${language}, ${login === null ? 'signed out' : 'signed in'}`, () => {
      test.use({ language });

      test('axe finds nothing on any page, and none scrolls sideways', async ({ page, signedInAs, watch }) => {
        test.setTimeout(180_000);
        if (login === null) watch.expectComplaint(/status of 404.*\/nowhere/);
        else await signedInAs(login);
        for (const path of [...OPEN, ...(login === null ? FOR_VISITORS : FOR_PLAYERS)]) {
          await test.step(path, async () => {
            await page.goto(`/${language}/${path}`);
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
            expect.soft(await pageFaults(page, SIZES), path).toEqual([]);
          });
        }
      });
    });
  }
}

for (const language of ['ru', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test(`axe finds nothing in what opens over a page [${language}]`, async ({ page, signedInAs, words }) => {
      test.setTimeout(120_000);
      await signedInAs('player');
      await openStore(page, language);
      await chooseCadet(page, language);
      expect.soft(await pageFaults(page, SIZES), 'confirmation of a purchase').toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: `${words('Give as a gift')}: ${CADET.name[language]}` }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect.soft(await pageFaults(page, SIZES), 'gift').toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.getByRole('button', { name: words('Open the menu') }).click();
      expect.soft(await pageFaults(page, SIZES), 'menu of a phone').toEqual([]);
    });
  });
}
