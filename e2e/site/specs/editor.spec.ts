import { chooseFiles } from '../fixtures/choose-files.ts';
import { expect, test } from '../fixtures/test.ts';
import { speak } from '../fixtures/words.ts';
import { begin, fieldOf, PICTURE, save, saved, showText, someTitle, textOf, write } from '../pages/editor.ts';

const words = speak('en');

test('an editor writes an illustrated news in both languages, looks at it and publishes; a visitor reads it in both', async ({
  page,
  signedInAs,
  openBrowser,
  watch,
}) => {
  // Decoding takes longer than the host waits on a machine that is busy tenfold: the page sends it again with its key.
  watch.allowComplaint(/503.*\/upload/);
  await signedInAs('editor');
  const title = someTitle();
  await begin(page, title);
  await write(page, 'Russian', `${title} по-русски`, 'Открыт новый мир.');
  await page.keyboard.press('Enter');
  await page
    .getByRole('toolbar', { name: words('Text, {language}', { language: words('Russian') }) })
    .getByRole('button', { name: words('Bold'), exact: true })
    .click();
  await page.keyboard.type('Жирно');

  await showText(page, 'English');
  const toolbar = page.getByRole('toolbar', { name: words('Text, {language}', { language: words('English') }) });
  await chooseFiles(page, () => toolbar.getByRole('button', { name: words('Pictures') }).click(), [
    { ...PICTURE, name: 'first.png' },
    { ...PICTURE, name: 'second.png' },
  ]);
  const pictures = page.getByRole('region', { name: words('English') }).getByRole('group', { name: words('Picture') });
  await expect(pictures).toHaveCount(2);
  await chooseFiles(page, () => page.getByRole('button', { name: words('Choose a cover') }).click(), [PICTURE]);
  await page.getByLabel(words('What the cover shows, {language}', { language: words('English') })).fill('A gate');
  await page.getByLabel(words('What the cover shows, {language}', { language: words('Russian') })).fill('Ворота');
  await expect(page.getByRole('button', { name: words('Publish'), exact: true })).toBeDisabled();
  for (const field of await page.getByLabel(words("Description for people who can't see it")).all()) {
    await field.fill('A new world');
  }

  await page.getByRole('button', { name: words('Preview') }).click();
  await expect(page.getByRole('article').getByText('A new world opens.')).toBeVisible();
  await page.getByRole('button', { name: words('Back to writing') }).click();

  await page.getByRole('button', { name: words('Publish'), exact: true }).click();
  await expect(page.getByText(words('Published'), { exact: true })).toBeVisible();
  const address = new URL(page.url()).pathname.replace(/\/edit$/, '');

  const reader = await openBrowser();
  await reader.goto(address);
  await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(reader.getByText('A new world opens.')).toBeVisible();
  await expect(reader.getByRole('img', { name: 'A new world' })).toHaveCount(2);
  await reader.goto(address.replace('/en/', '/ru/'));
  await expect(reader.getByRole('heading', { level: 1, name: `${title} по-русски` })).toBeVisible();
  await expect(reader.getByRole('strong').filter({ hasText: 'Жирно' })).toBeVisible();
});

test('a file that is not a picture is rejected, and the message can be hidden', async ({ page, signedInAs }) => {
  await signedInAs('editor');
  await page.goto('/en/news/create');
  const toolbar = page.getByRole('toolbar', { name: words('Text, {language}', { language: words('English') }) });
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') };
  await chooseFiles(page, () => toolbar.getByRole('button', { name: words('Pictures') }).click(), [notes]);
  const list = page.getByRole('list', { name: words('Uploading pictures') });
  await expect(list.getByRole('alert')).toHaveText(
    words('Unsupported file type. Choose a PNG, JPEG, WebP, AVIF or still GIF picture.'),
  );
  await list.getByRole('button', { name: words('Hide: {name}', { name: 'notes.txt' }) }).click();
  await expect(list).toBeHidden();
});

test('only editors see a scheduled news post before its time', async ({ page, signedInAs, openBrowser, watch }) => {
  await signedInAs('editor');
  await begin(page, someTitle());
  const time = page.getByRole('group', { name: words('Publishing time') });
  await time.getByLabel(words('Date'), { exact: true }).fill('2030-01-01');
  await page.getByRole('button', { name: words('Schedule'), exact: true }).click();
  await expect(page.getByText(words('Scheduled'), { exact: true })).toBeVisible();
  const reader = await openBrowser();
  watch.expectComplaint(/status of 404/);
  const answer = await reader.goto(new URL(page.url()).pathname.replace(/\/edit$/, ''));
  expect(answer?.status()).toBe(404);
});

test('a reload keeps what was typed a moment before, and offers it back, on another machine too', async ({
  page,
  signedInAs,
  openBrowser,
  stateOf,
}) => {
  await signedInAs('editor');
  const title = someTitle();
  await begin(page, title);
  await textOf(page, 'English').click();
  await page.keyboard.type('Not saved at all. ');
  // The editor of a new document stays open at its new address, in another language too.
  const language = speak('ru')('English');
  await page.getByRole('button', { name: words('Language and region') }).click();
  await page.getByRole('link', { name: 'Русский' }).click();
  await expect(page).toHaveURL(/\/ru\/news\/[a-z0-9-]+\/edit$/);
  const text = page.getByRole('textbox', { name: speak('ru')('Text, {language}', { language }), exact: true });
  await expect(text).toContainText('Not saved at all.');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/news\/[a-z0-9-]+\/edit$/);
  await page.reload();
  await expect(page.getByText(title).first()).toBeVisible();
  const other = await openBrowser({ storageState: await stateOf('editor') });
  await other.goto(page.url());
  await other.getByRole('button', { name: words('Continue with it') }).click();
  await expect(textOf(other, 'English')).toContainText('Not saved at all.');
  await other.close();
  await page.getByRole('button', { name: words('Continue with it') }).click();
  await expect(textOf(page, 'English')).toContainText('Not saved at all.');
});

test('a second tab of the same document shows a notice', async ({ page, signedInAs }) => {
  await signedInAs('editor');
  await begin(page, someTitle());
  const second = await page.context().newPage();
  await second.goto(page.url());
  const told = words('This document is also open in another tab. Edit it in only one of them.');
  await expect(second.getByText(told)).toBeVisible();
  await expect(page.getByText(told)).toBeVisible();
  await second.close();
  await expect(page.getByText(told)).toBeHidden();
});

test('two editors save at once: the second is shown both sides, and chooses', async ({
  page,
  signedInAs,
  openBrowser,
  stateOf,
  watch,
}) => {
  await signedInAs('editor');
  const title = someTitle();
  await begin(page, title);
  const other = await openBrowser({ storageState: await stateOf('admin') });
  await other.goto(page.url());
  await fieldOf(other, 'Title, {language}', 'English').fill(`${title} theirs`);
  await save(other).click();
  await expect(saved(other)).toBeVisible();

  await fieldOf(page, 'Title, {language}', 'English').fill(`${title} mine`);
  watch.expectComplaint(/status of 409/);
  await save(page).click();
  const part = page.getByRole('group', { name: words('Title in English') });
  await expect(part.getByRole('deletion')).toContainText('theirs');
  await expect(part.getByRole('insertion')).toContainText('mine');
  await page.getByRole('button', { name: words('Keep my version') }).click();
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await other.goto(page.url());
  await expect(fieldOf(other, 'Title, {language}', 'English')).toHaveValue(`${title} mine`);
});

test('a document goes into the trash and comes out of it as it was', async ({ page, signedInAs }) => {
  await signedInAs('editor');
  const title = someTitle();
  await begin(page, title);
  await page.getByRole('button', { name: words('Delete') }).click();
  await page.getByRole('button', { name: words('Move to trash') }).click();
  await expect(page.getByRole('button', { name: words('Restore document') })).toBeVisible();
  await page.goto('/en/documents/work?state=trash');
  await page.getByRole('button', { name: `${words('Restore document')}: ${title}` }).click();
  await expect(page.getByRole('link', { name: title })).toBeHidden();
  await page.goto('/en/documents/work');
  await page.getByRole('link', { name: title }).click();
  await expect(fieldOf(page, 'Title, {language}', 'English')).toHaveValue(title);
});

for (const path of ['/en/news/create', '/en/mods/create', '/en/news/wipe-winter-2025/edit', '/en/documents/work']) {
  test(`${path} is no page to a player`, async ({ page, signedInAs, watch }) => {
    await signedInAs('player');
    watch.expectComplaint(/status of 404/);
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: /^player's account/ })).toBeVisible();
  });
}
