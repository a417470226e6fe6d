import type { Locator } from 'playwright/test';
import { expect, test } from '../fixtures/test.ts';

const PHONE = { width: 360, height: 760 };
const LAPTOP = { width: 1280, height: 800 };

/** Where the lowest of these ends, from the top of the window, px. */
const bottomOf = async (...parts: Locator[]): Promise<number> => {
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  return Math.max(...boxes.map((box) => (box === null ? Infinity : box.y + box.height)));
};

test.describe('the store', () => {
  test.use({ language: 'ru' });

  test('shows title, servers and period in one band, and price and button of every role, on a laptop', async ({
    page,
    words,
  }) => {
    await page.setViewportSize(LAPTOP);
    await page.goto('/ru/store?server=hitech');
    const band = [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('link', { name: 'HiTech', exact: true }),
      page.getByRole('radio', { name: words('Forever') }),
    ];
    const middles = await Promise.all(
      band.map(async (part) => {
        const box = await part.boundingBox();
        return box === null ? Infinity : box.y + box.height / 2;
      }),
    );
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(8);
    for (const role of ['Кадет', 'Сингулярность']) {
      const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: role }) });
      const button = card.getByRole('link', { name: words('Buy {name}', { name: role }) });
      expect(await bottomOf(card.getByText('₽'), button)).toBeLessThan(800);
    }
  });

  test('is five rows with a price and a button each in the first screen of a phone', async ({ page, words }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/ru/store?server=hitech');
    const buy = page.getByRole('link', { name: new RegExp(`^${words('Buy')} `) });
    await expect(buy).toHaveCount(5);
    const prices = page.getByRole('list').filter({ has: buy }).getByText('₽');
    expect(await bottomOf(buy.first(), prices.first())).toBeLessThan(400);
    expect(await bottomOf(buy.last(), prices.last())).toBeLessThan(760);
  });

  test('keeps server and period in sight on a phone, and compares two chosen roles there', async ({ page, words }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/ru/store?server=hitech');
    const table = page.getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveCount(3);
    await page.getByRole('combobox', { name: words('Second privilege') }).selectOption('Сингулярность');
    await expect(table.getByRole('columnheader', { name: 'Сингулярность' })).toBeVisible();
    await table.getByRole('row').last().scrollIntoViewIfNeeded();
    await expect(page.getByRole('link', { name: 'HiTech', exact: true })).toBeInViewport();
    await expect(page.getByRole('radio', { name: words('Month'), exact: true })).toBeInViewport();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('shows the whole comparison, its first column pinned while the roles are pushed aside', async ({
      page,
      watch,
    }) => {
      // What the page preloads is refused together with the scripts.
      watch.allowComplaint(/request failed: csp/);
      await page.setViewportSize(PHONE);
      await page.goto('/ru/store?server=hitech');
      const table = page.getByRole('table');
      await expect(table.getByRole('columnheader')).toHaveCount(6);
      await table.getByRole('columnheader', { name: 'Сингулярность' }).scrollIntoViewIfNeeded();
      await expect(table.getByRole('rowheader', { name: 'Полёт' })).toHaveCSS('position', 'sticky');
      await expect(table.getByRole('columnheader').first()).toBeInViewport({ ratio: 1 });
    });
  });
});
