import { resize } from '@hoshikraft/testkit/browser';
import { addresses } from '@hoshikraft/testkit/stack';
import { chooseFiles } from '../fixtures/choose-files.ts';
import { expect, test } from '../fixtures/test.ts';
import { speak } from '../fixtures/words.ts';
import { begin, fieldOf, PICTURE, save, saved, someTitle } from '../pages/editor.ts';

const words = speak('en');

test('a session that ends while saving: signed in again in its place, words and pictures are there and are saved', async ({
  page,
  signedInAs,
  request,
  watch,
}) => {
  watch.allowComplaint(/503.*\/upload/);
  await signedInAs('editor');
  const title = someTitle();
  await begin(page, title);
  await chooseFiles(page, () => page.getByRole('button', { name: words('Choose a cover') }).click(), [PICTURE]);
  const cover = page.getByRole('group', { name: words('Cover') }).locator('img');
  await expect(cover).toBeVisible();
  const source = await cover.getAttribute('src');

  // As if it had been ended on another machine: the browser keeps what is worth nothing any more.
  const { site, password } = addresses();
  const cookies = await page.context().cookies();
  await page
    .context()
    .addCookies(cookies.map((one) => (one.name === 'access_token' ? { ...one, value: 'x'.repeat(43) } : one)));
  watch.expectComplaint(/status of 401/);
  await save(page).click();
  const dialog = page.getByRole('dialog', { name: words('Your session has ended') });
  await dialog.getByLabel(words('Nickname or email')).fill('editor');
  await dialog.getByLabel(words('Password'), { exact: true }).fill(password);
  await dialog.getByRole('button', { name: words('Sign in'), exact: true }).click();
  await expect(dialog).toBeHidden();
  // The save goes on by itself.
  await expect(saved(page)).toBeVisible();
  await expect(fieldOf(page, 'Title, {language}', 'English')).toHaveValue(title);
  await page.reload();
  await expect(cover).toHaveAttribute('src', String(source));
  expect((await request.get(site + source)).status()).toBe(200);
});

test('versions are compared word by word, and an old one is restored', async ({ page, signedInAs }) => {
  await signedInAs('editor');
  const title = someTitle();
  await begin(page, title);
  await fieldOf(page, 'Summary, {language}', 'English').fill(`${title}: told at length.`);
  await save(page).click();
  const document = page.getByRole('region', { name: words('This document') });
  await document.getByText(words('Versions'), { exact: true }).click();
  await document.getByRole('button', { name: words('Compare version {version}', { version: '1' }) }).click();
  const comparison = page.getByRole('dialog', {
    name: words('Version {compared} and the text now', { compared: '1' }),
  });
  const part = comparison.getByRole('region', { name: words('Summary in English') });
  await expect(part.getByRole('deletion')).toContainText(['in', 'short']);
  await expect(part.getByRole('insertion').last()).toContainText('length');
  await page.keyboard.press('Escape');
  await expect(comparison).toBeHidden();
  await document.getByRole('button', { name: words('Restore version {version}', { version: '1' }) }).click();
  await expect(fieldOf(page, 'Summary, {language}', 'English')).toHaveValue(`${title}: in short.`);
  await expect(document.getByText(/^Version 3, editor/)).toBeVisible();
});

test('a picture on its way is cancelled', async ({ page, signedInAs, watch }) => {
  watch.allowComplaint(/503.*\/upload/);
  await signedInAs('editor');
  await page.goto('/en/news/create');
  let sent: () => void = () => undefined;
  const under = new Promise<void>((resolve) => (sent = resolve));
  await page.route('**/upload', async (route) => {
    sent();
    await new Promise((resolve) => setTimeout(resolve, 60_000));
    await route.continue().catch(() => undefined);
  });
  await chooseFiles(page, () => page.getByRole('button', { name: words('Choose a cover') }).click(), [PICTURE]);
  await under;
  const list = page.getByRole('list', { name: words('Uploading pictures') });
  await expect(list.getByRole('progressbar')).toBeVisible();
  await list.getByRole('button', { name: words('Cancel: {name}', { name: PICTURE.name }) }).click();
  await expect(list).toBeHidden();
  await expect(page.getByRole('group', { name: words('Cover') }).locator('img')).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('on a phone what saves is in sight, and never over the field that is written in', async ({ page, signedInAs }) => {
  await resize(page, { width: 360, height: 740 });
  await signedInAs('editor');
  await page.goto('/en/news/create');
  const publish = page.getByRole('button', { name: words('Publish'), exact: true });
  await expect(publish).toBeInViewport();
  const bar = page.locator('.editor-bar');
  // On a busy machine the page is still being laid out.
  await expect.poll(async () => (await bar.boundingBox())?.height).toBeLessThan(150);
  // It covers none of the tools when the page opens.
  const tools = page.getByRole('toolbar').first();
  const [toolsBox, barBox] = [await tools.boundingBox(), await bar.boundingBox()];
  expect((toolsBox?.y ?? 0) + (toolsBox?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0);
  await fieldOf(page, 'Title, {language}', 'English').focus();
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    const covered = await page.evaluate(() => {
      const [field, cover] = [document.activeElement, document.querySelector('.editor-bar')];
      if (!field || !cover || cover.contains(field) || field.closest('.editor') === null) return null;
      return field.getBoundingClientRect().top >= cover.getBoundingClientRect().top
        ? field.outerHTML.slice(0, 200)
        : null;
    });
    expect(covered).toBeNull();
  }
  // The text has the screen for itself while it is written.
  await page.locator('.editor-text:visible').focus();
  await expect(publish).not.toBeInViewport();
  await fieldOf(page, 'Title, {language}', 'English').focus();
  await expect(publish).toBeInViewport();

  // Longer words: those of the other language, with something missing.
  await page.goto('/ru/news/create');
  await page.getByRole('textbox', { name: speak('ru')('Title, {language}', { language: 'Русский' }) }).fill('Вайп');
  const needed = page.getByRole('button', { name: /^Не хватает: Русский/ });
  await expect(needed).toBeVisible();
  const cut = (button: HTMLElement) =>
    [...button.querySelectorAll('span')].some(
      (part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1,
    );
  expect(await needed.evaluate(cut)).toBe(false);
  // The longest status as well.
  await expect(page.getByText(speak('ru')('Not saved yet. Stored in this browser.'))).toBeVisible();
  // Lower once the page has its fonts.
  await expect.poll(async () => (await bar.boundingBox())?.height).toBeLessThan(150);
});
