import type { Page } from 'playwright/test';
import { speak } from '../fixtures/words.ts';
import { expect, test } from '../fixtures/test.ts';

const words = speak('en');

const textOf = (page: Page, language: 'Russian' | 'English') =>
  page.getByRole('textbox', { name: words('Text, {language}', { language: words(language) }), exact: true });

const fieldOf = (page: Page, name: 'Title, {language}' | 'Summary, {language}', language: 'Russian' | 'English') =>
  page.getByRole('textbox', { name: words(name, { language: words(language) }), exact: true });

/** A title that no other run has taken. */
const someTitle = (): string => `Wipe ${crypto.randomUUID().slice(0, 8)}`;

/** Writes one language of a news. */
const write = async (page: Page, language: 'Russian' | 'English', title: string, text: string): Promise<void> => {
  await fieldOf(page, 'Title, {language}', language).fill(title);
  await fieldOf(page, 'Summary, {language}', language).fill(`${title}: in short.`);
  await textOf(page, language).click();
  await page.keyboard.type(text);
};

/** A picture of 32 × 18 points. */
const PICTURE = {
  name: 'world.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAACAAAAASCAIAAAC1qksFAAAEFUlEQVR42g3NIc9GUACAUVEyURDeaJJ4o2SiIIgmiTc+yURBEE0Sb5RMFATRJPFGyUTx+84fOIZhYBrYBo7Bz8AzCAyEQWgQGyQGmUFuUBpIAwxqg8agM+gNRgNlMBksBqvBbnAYXAba4DZ4DT4Dw7AwLWwLx+Jn4VkEFsIitIgtEovMIrcoLaQFFrVFY9FZ9BajhbKYLBaL1WK3OCwuC21xW7wWn/UfuJgutovj8nPxXAIX4RK6xC6JS+aSu5Qu0gWX2qVx6Vx6l9FFuUwui8vqsrscLpeLdrldXpfP/Q98TB/bx/H5+Xg+gY/wCX1in8Qn88l9Sh/pg0/t0/h0Pr3P6KN8Jp/FZ/XZfQ6fy0f73D6vz+f/BwJTYAscwU/gCQKBEISCWJAIMkEuKAVSgKAWNIJO0AtGgRJMgkWwCnbBIbgEWnALXsEn/oMIM8KOcCJ+EV5EECEiwog4IonIIvKIMkJGEFFHNBFdRB8xRqiIKWKJWCP2iCPiitARd8Qb8UX/QYqZYqc4Kb8ULyVIESlhSpySpGQpeUqZIlNIqVOalC6lTxlTVMqUsqSsKXvKkXKl6JQ75U350v+gwCywC5yCX4FXEBSIgrAgLkgKsoK8oCyQBRTUBU1BV9AXjAWqYCpYCtaCveAouAp0wV3wFnzFfyAxJbbEkfwkniSQCEkoiSWJJJPkklIiJUhqSSPpJL1klCjJJFkkq2SXHJJLoiW35JV88j+oMCvsCqfiV+FVBBWiIqyIK5KKrCKvKCtkBRV1RVPRVfQVY4WqmCqWirVirzgqrgpdcVe8FV/1H7SYLXaL0/Jr8VqCFtEStsQtSUvWkreULbKFlrqlaela+paxRbVMLUvL2rK3HC1Xi265W96Wr/0PBswBe8AZ+A14A8GAGAgH4oFkIBvIB8oBOcBAPdAMdAP9wDigBqaBZWAd2AeOgWtAD9wD78A3/AcKU2ErHMVP4SkChVCEiliRKDJFrigVUoGiVjSKTtErRoVSTIpFsSp2xaG4FFpxK17Fp/6DGXPGnnFmfjPeTDAjZsKZeCaZyWbymXJGzjBTzzQz3Uw/M86omWlmmVln9plj5prRM/fMO/PN/8GGuWFvOBu/DW8j2BAb4Ua8kWxkG/lGuSE32Kg3mo1uo98YN9TGtLFsrBv7xrFxbeiNe+Pd+Lb/4MQ8sU+ck9+JdxKciJPwJD5JTrKT/KQ8kSec1CfNSXfSn4wn6mQ6WU7Wk/3kOLlO9Ml98p5853+gMTW2xtH8NJ4m0AhNqIk1iSbT5JpSIzVoak2j6TS9ZtQozaRZNKtm1xyaS6M1t+bVfPo/eDAf7Afn4ffgPQQP4iF8iB+Sh+whfygf5AMP9UPz0D30D+ODepgelof1YX84Hq4H/XA/vA/fwx+ehDDudqmszgAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** Presses what opens the window of files, and picks these. */
const pick = async (page: Page, press: () => Promise<void>, files: (typeof PICTURE)[]): Promise<void> => {
  const chooser = page.waitForEvent('filechooser');
  await press();
  await (await chooser).setFiles(files);
};

const save = (page: Page) => page.getByRole('button', { name: words('Save the draft') });
const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved / });

/** Opens a new news as the editor and saves its first draft. */
const begin = async (page: Page, title: string): Promise<void> => {
  await page.goto('/en/news/create');
  await write(page, 'English', title, 'A new world opens.');
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await expect(page).toHaveURL(/\/en\/news\/[a-z0-9-]+\/edit$/);
};

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

  const toolbar = page.getByRole('toolbar', { name: words('Text, {language}', { language: words('English') }) });
  await pick(page, () => toolbar.getByRole('button', { name: words('Pictures') }).click(), [
    { ...PICTURE, name: 'first.png' },
    { ...PICTURE, name: 'second.png' },
  ]);
  const pictures = page.getByRole('region', { name: words('English') }).getByRole('group', { name: words('Picture') });
  await expect(pictures).toHaveCount(2);
  await pick(page, () => page.getByRole('button', { name: words('Choose a cover') }).click(), [PICTURE]);
  await page.getByLabel(words('What the cover shows, {language}', { language: words('English') })).fill('A gate');
  await page.getByLabel(words('What the cover shows, {language}', { language: words('Russian') })).fill('Ворота');
  await expect(page.getByRole('button', { name: words('Publish'), exact: true })).toBeDisabled();
  for (const field of await page.getByLabel(words('What it shows, for those who cannot see it')).all()) {
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

test('a file that is no picture is refused in its place, and the text goes on', async ({ page, signedInAs }) => {
  await signedInAs('editor');
  await page.goto('/en/news/create');
  const toolbar = page.getByRole('toolbar', { name: words('Text, {language}', { language: words('English') }) });
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') };
  await pick(page, () => toolbar.getByRole('button', { name: words('Pictures') }).click(), [notes]);
  const list = page.getByRole('list', { name: words('Pictures being uploaded') });
  await expect(list.getByRole('alert')).toHaveText(
    words('Unsupported file type. Take a PNG, JPEG, WebP, AVIF or still GIF picture.'),
  );
  await list.getByRole('button', { name: words('Hide: {name}', { name: 'notes.txt' }) }).click();
  await expect(list).toBeHidden();
});

test('a scheduled news is nobody’s but the editors’ until its minute', async ({
  page,
  signedInAs,
  openBrowser,
  watch,
}) => {
  await signedInAs('editor');
  await begin(page, someTitle());
  await page.getByLabel(words('Time of publishing')).fill('2030-01-01T12:00');
  await page.getByRole('button', { name: words('Schedule'), exact: true }).click();
  await expect(page.getByText(words('Scheduled'), { exact: true })).toBeVisible();
  const reader = await openBrowser();
  watch.expectComplaint(/status of 404/);
  const answer = await reader.goto(new URL(page.url()).pathname.replace(/\/edit$/, ''));
  expect(answer?.status()).toBe(404);
});

test('a reload keeps what was typed a moment before, and offers it back', async ({ page, signedInAs }) => {
  await signedInAs('editor');
  const title = someTitle();
  await begin(page, title);
  await textOf(page, 'English').click();
  await page.keyboard.type('Not saved at all. ');
  await page.reload();
  await expect(page.getByText(title).first()).toBeVisible();
  await page.getByRole('button', { name: words('Go on with it') }).click();
  await expect(textOf(page, 'English')).toContainText('Not saved at all.');
});

test('a second tab of the same document is told', async ({ page, signedInAs }) => {
  await signedInAs('editor');
  await begin(page, someTitle());
  const second = await page.context().newPage();
  await second.goto(page.url());
  const told = words('This document is open in another tab as well. Write in one of them.');
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
  await page.getByRole('button', { name: words('Keep all of mine') }).click();
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
  await page.getByRole('button', { name: words('Into the trash') }).click();
  await expect(page.getByRole('button', { name: words('Take it out') })).toBeVisible();
  await page.goto('/en/documents/work?state=trash');
  await page.getByRole('button', { name: words('Take out of the trash: {title}', { title }) }).click();
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
    await expect(page.getByRole('button', { name: /^Account of player/ })).toBeVisible();
  });
}
