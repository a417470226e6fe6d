import { newPlayer, resize } from '@hoshikraft/testkit/browser';
import type { Locator } from 'playwright/test';
import { accountButton, register } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { amountField } from '../pages/top-up.ts';

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
    await resize(page, LAPTOP);
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
    // No room for it beside the column.
    await expect(page.locator('.hk-page-sky__moon')).toBeHidden();
  });

  test('has prices with their actions across in the first screen of a phone', async ({ page, words }) => {
    await resize(page, PHONE);
    await page.goto('/ru/store?server=hitech');
    const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
    await expect(cards).toHaveCount(5);
    await expect(page.locator('.hk-page-sky__moon')).toBeHidden();
    const buy = page.getByRole('link', { name: new RegExp(`^${words('Buy')} `) });
    expect(await bottomOf(cards.nth(0).getByText('₽'), buy.nth(0))).toBeLessThan(400);
    expect(await bottomOf(cards.nth(2).getByText('₽'), buy.nth(2))).toBeLessThan(760);
    const [price, action, name] = await Promise.all(
      [cards.first().getByText('₽'), buy.first(), cards.first().getByRole('heading')].map((part) => part.boundingBox()),
    );
    expect(price?.y).toBeGreaterThanOrEqual((name?.y ?? Infinity) + (name?.height ?? 0));
    expect(action?.width).toBeGreaterThan(280);
  });

  for (const size of [PHONE, LAPTOP]) {
    test(`shows the upgrade of a privilege to its owner in the first screen of ${size.width} × ${size.height}`, async ({
      page,
      words,
      signedInAs,
    }) => {
      await resize(page, size);
      await signedInAs('rich');
      await page.goto('/ru/store?server=hitech');
      const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Сингулярность' }) });
      const upgrade = card.getByRole('button', { name: `${words('Upgrade')}: Сингулярность` });
      await expect(upgrade).toBeVisible();
      expect(await bottomOf(card.getByText('₽').first(), upgrade)).toBeLessThan(size.height);
      if (size === PHONE) return;
      await upgrade.click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(words('Balance after'))).toBeInViewport({ ratio: 1 });
      await expect(dialog.getByRole('button', { name: words('Confirm') })).toBeInViewport({ ratio: 1 });
    });
  }

  test('keeps server and period in sight on a phone, and compares two chosen roles there', async ({ page, words }) => {
    await resize(page, PHONE);
    await page.goto('/ru/store?server=hitech');
    const table = page.getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveCount(3);
    await page.getByRole('combobox', { name: words('Second privilege') }).selectOption('Сингулярность');
    await expect(table.getByRole('columnheader', { name: 'Сингулярность' })).toBeVisible();
    await table.getByRole('row').last().scrollIntoViewIfNeeded();
    await expect(page.getByRole('link', { name: 'HiTech', exact: true })).toBeInViewport();
    await expect(page.getByRole('radio', { name: words('Month'), exact: true })).toBeInViewport();
    await expect(table.getByRole('columnheader', { name: 'Сингулярность' })).toBeInViewport({ ratio: 1 });
    await expect(table.getByRole('link', { name: `Сингулярность: ${words('Buy')}` })).toBeInViewport({ ratio: 1 });
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['restore', 'undo-email', 'oauth/yandex/register', 'oauth/yandex?code=1&state=2']) {
    test(`/${path} says that it needs them`, async ({ page, words, watch }) => {
      watch.allowComplaint(/request failed: csp/);
      await page.goto(`/en/${path}`);
      const needed = words(
        "This part of the page needs JavaScript, and it's turned off in this browser. Allow it for this site and reload the page.",
      );
      // Texts within noscript are not found by getByText.
      const notice = page.getByRole('main').locator('noscript > *');
      await expect(notice).toBeVisible();
      await expect(notice).toContainText(needed);
    });
  }
});

for (const path of ['/ru', '/en', '/ru/stats', '/en/servers/hitech']) {
  test(`${path} uses every font that it preloads`, async ({ page }) => {
    await page.goto(path);
    const { preloaded, used } = await page.evaluate(async () => {
      await document.fonts.ready;
      const keyOf = (family: string, range: string) => `${family.replaceAll(/["']/g, '')} ${range}`;
      const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
      const keys = new Set(loaded.map(({ family, unicodeRange }) => keyOf(family, unicodeRange)));
      const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
      const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule).map(({ style }) => style);
      const valueOf = (style: CSSStyleDeclaration, name: string) => style.getPropertyValue(name);
      const links = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="font"]');
      return {
        preloaded: [...links].map(({ href }) => new URL(href).pathname),
        used: faces
          .filter((style) => keys.has(keyOf(valueOf(style, 'font-family'), valueOf(style, 'unicode-range'))))
          .map((style) => /url\("?([^")]+)/.exec(valueOf(style, 'src'))?.[1] ?? ''),
      };
    });
    expect(preloaded.length).toBeGreaterThan(0);
    for (const path of preloaded) expect(used.join(' ')).toContain(path.split('/').at(-1));
  });
}

test.describe('paying in', () => {
  test.use({ language: 'ru' });

  for (const size of [PHONE, LAPTOP]) {
    test(`amount, bonus and button are in the first screen of ${size.width} × ${size.height}`, async ({
      page,
      words,
      signedInAs,
    }) => {
      await resize(page, size);
      await signedInAs('player');
      await page.goto('/ru/pay?amount=100000');
      const button = page.getByRole('button', { name: /^Оплатить/ });
      await expect(button).toBeVisible();
      const amounts = page.getByRole('group', { name: words('Bonuses: choose an amount') }).getByRole('button');
      await expect(amounts).toHaveCount(5);
      for (const amount of await amounts.all()) await expect(amount).toBeInViewport({ ratio: 1 });
      expect(await bottomOf(amountField(page, 'ru'), button)).toBeLessThan(size.height);
      const methods = page.locator('.pay-method');
      expect(new Set(await methods.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y))).size).toBe(1);
    });
  }
});

test('after a payment that failed, the way to pay is in the first screen of a phone', async ({ page, signedInAs }) => {
  await resize(page, PHONE);
  await signedInAs('player');
  await page.goto('/en/pay?notify=failed');
  const button = page.getByRole('button', { name: /^Pay ₽/ });
  await expect(button).toBeVisible();
  // With room for the bar of a phone's browser.
  expect(await bottomOf(button)).toBeLessThan(PHONE.height - 40);
});

test.describe('the cabinet on a phone', () => {
  test.use({ language: 'ru', viewport: PHONE });

  test('shows a large balance whole beside the way to more of it, and all coins', async ({
    page,
    words,
    signedInAs,
  }) => {
    await signedInAs('rich');
    await page.goto('/ru/cabinet/overview');
    const head = page.getByRole('main');
    const topUpBox = await head.getByRole('link', { name: words('Add money') }).boundingBox();
    const balanceBox = await head
      .getByRole('strong')
      .getByText(/^\d{3}\s\d{3},\d\d\s₽$/)
      .boundingBox();
    if (topUpBox === null || balanceBox === null) throw new Error('The head of the cabinet is not there');
    const isBeside =
      balanceBox.x + balanceBox.width <= topUpBox.x ||
      balanceBox.y >= topUpBox.y + topUpBox.height ||
      topUpBox.y >= balanceBox.y + balanceBox.height;
    expect(isBeside).toBe(true);
    const header = page.getByRole('banner');
    const searchBox = await header.getByRole('button', { name: words('Search'), exact: true }).boundingBox();
    const faceBox = await accountButton(page, 'ru', 'rich').locator('img').first().boundingBox();
    if (searchBox === null || faceBox === null) throw new Error('The header is not there');
    // The face may reach the padding of the search, not its icon.
    expect(searchBox.x + searchBox.width - 12).toBeLessThanOrEqual(faceBox.x);
    const coins = head.getByRole('list', { name: words('Coins by server') });
    expect(await coins.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
    await accountButton(page, 'ru', 'rich').click();
    const menu = header.locator('.site-account ~ .hk-popover__panel');
    await expect(menu.getByRole('button', { name: words('Sign out') })).toBeVisible();
    expect((await menu.boundingBox())?.x).toBeGreaterThanOrEqual(0);
    expect(await bottomOf(menu)).toBeLessThan(PHONE.height);
    expect(await menu.locator('dl').evaluate((dl) => dl.scrollWidth - dl.clientWidth)).toBeLessThanOrEqual(0);
  });

  test('lists its pages; each begins at once and leads back', async ({ page, words, signedInAs }) => {
    await signedInAs('rich');
    await page.goto('/ru/cabinet/overview');
    const main = page.getByRole('main');
    for (const tab of ['Privileges', 'Abilities', 'Transactions', 'Sessions']) {
      await main.getByRole('link', { name: new RegExp(`^${words(tab)}`) }).click();
      await expect(page).not.toHaveURL(/overview/);
      const heading = page.getByRole('heading', { level: 1 });
      await expect.poll(() => bottomOf(heading), tab).toBeLessThan(200);
      await main.getByRole('link', { name: words('Account'), exact: true }).click();
      await expect(page).toHaveURL('/ru/cabinet/overview');
    }
  });
});

test.describe('on a phone', () => {
  test.use({ language: 'ru', viewport: PHONE });

  test('addresses and sizes of the servers stand on one line each and are not cut', async ({ page, words }) => {
    await page.goto('/ru/servers');
    for (const more of await page.getByText(words('Address, worlds and mods')).all()) await more.click();
    const parts = [page.getByText(/^[a-z]+\.hoshikraft\.example$/), page.getByText(/^[\d\s]+×[\d\s]+блоков$/)];
    for (const part of parts) {
      await expect(part.first()).toBeVisible();
      const faults = await part.evaluateAll((all) =>
        all
          .filter(
            (one) =>
              one.getClientRects().length !== 1 || one.clientHeight > 30 || one.scrollWidth > one.clientWidth + 1,
          )
          .map((one) => one.textContent),
      );
      expect(faults).toEqual([]);
    }
  });
});

test('a new player is greeted with the first steps, the launcher being next', async ({ page, words }) => {
  const player = newPlayer();
  await register(page, 'en', player);
  await expect(page).toHaveURL('/en/start');
  await expect(page.getByText(words('Welcome, {login}!', { login: player.login }))).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: words('Get the launcher') })).toHaveAttribute(
    'aria-current',
    'step',
  );
});
