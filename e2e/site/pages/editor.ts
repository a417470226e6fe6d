import { expect, type Page } from 'playwright/test';
import { speak } from '../fixtures/words.ts';

const words = speak('en');

/** The text of one language. */
export const textOf = (page: Page, language: 'Russian' | 'English') =>
  page.getByRole('textbox', { name: words('Text, {language}', { language: words(language) }), exact: true });

/** Title or summary of one language. */
export const fieldOf = (
  page: Page,
  name: 'Title, {language}' | 'Summary, {language}',
  language: 'Russian' | 'English',
) => page.getByRole('textbox', { name: words(name, { language: words(language) }), exact: true });

/** A title that no other run has taken. */
export const someTitle = (): string => `Wipe ${crypto.randomUUID().slice(0, 8)}`;

/** Shows the text of a language. */
export const showText = (page: Page, language: 'Russian' | 'English'): Promise<void> =>
  page
    .getByRole('radiogroup', { name: words('Language of the text') })
    .getByRole('radio', { name: new RegExp(`^${words(language)} `) })
    .check();

/** Writes one language of a news. */
export const write = async (
  page: Page,
  language: 'Russian' | 'English',
  title: string,
  text: string,
): Promise<void> => {
  await showText(page, language);
  await fieldOf(page, 'Title, {language}', language).fill(title);
  await fieldOf(page, 'Summary, {language}', language).fill(`${title}: in short.`);
  await textOf(page, language).click();
  await page.keyboard.type(text);
};

/** A picture of 32 × 18 points. */
export const PICTURE = {
  name: 'world.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAACAAAAASCAIAAAC1qksFAAAEFUlEQVR42g3NIc9GUACAUVEyURDeaJJ4o2SiIIgmiTc+yURBEE0Sb5RMFATRJPFGyUTx+84fOIZhYBrYBo7Bz8AzCAyEQWgQGyQGmUFuUBpIAwxqg8agM+gNRgNlMBksBqvBbnAYXAba4DZ4DT4Dw7AwLWwLx+Jn4VkEFsIitIgtEovMIrcoLaQFFrVFY9FZ9BajhbKYLBaL1WK3OCwuC21xW7wWn/UfuJgutovj8nPxXAIX4RK6xC6JS+aSu5Qu0gWX2qVx6Vx6l9FFuUwui8vqsrscLpeLdrldXpfP/Q98TB/bx/H5+Xg+gY/wCX1in8Qn88l9Sh/pg0/t0/h0Pr3P6KN8Jp/FZ/XZfQ6fy0f73D6vz+f/BwJTYAscwU/gCQKBEISCWJAIMkEuKAVSgKAWNIJO0AtGgRJMgkWwCnbBIbgEWnALXsEn/oMIM8KOcCJ+EV5EECEiwog4IonIIvKIMkJGEFFHNBFdRB8xRqiIKWKJWCP2iCPiitARd8Qb8UX/QYqZYqc4Kb8ULyVIESlhSpySpGQpeUqZIlNIqVOalC6lTxlTVMqUsqSsKXvKkXKl6JQ75U350v+gwCywC5yCX4FXEBSIgrAgLkgKsoK8oCyQBRTUBU1BV9AXjAWqYCpYCtaCveAouAp0wV3wFnzFfyAxJbbEkfwkniSQCEkoiSWJJJPkklIiJUhqSSPpJL1klCjJJFkkq2SXHJJLoiW35JV88j+oMCvsCqfiV+FVBBWiIqyIK5KKrCKvKCtkBRV1RVPRVfQVY4WqmCqWirVirzgqrgpdcVe8FV/1H7SYLXaL0/Jr8VqCFtEStsQtSUvWkreULbKFlrqlaela+paxRbVMLUvL2rK3HC1Xi265W96Wr/0PBswBe8AZ+A14A8GAGAgH4oFkIBvIB8oBOcBAPdAMdAP9wDigBqaBZWAd2AeOgWtAD9wD78A3/AcKU2ErHMVP4SkChVCEiliRKDJFrigVUoGiVjSKTtErRoVSTIpFsSp2xaG4FFpxK17Fp/6DGXPGnnFmfjPeTDAjZsKZeCaZyWbymXJGzjBTzzQz3Uw/M86omWlmmVln9plj5prRM/fMO/PN/8GGuWFvOBu/DW8j2BAb4Ua8kWxkG/lGuSE32Kg3mo1uo98YN9TGtLFsrBv7xrFxbeiNe+Pd+Lb/4MQ8sU+ck9+JdxKciJPwJD5JTrKT/KQ8kSec1CfNSXfSn4wn6mQ6WU7Wk/3kOLlO9Ml98p5853+gMTW2xtH8NJ4m0AhNqIk1iSbT5JpSIzVoak2j6TS9ZtQozaRZNKtm1xyaS6M1t+bVfPo/eDAf7Afn4ffgPQQP4iF8iB+Sh+whfygf5AMP9UPz0D30D+ODepgelof1YX84Hq4H/XA/vA/fwx+ehDDudqmszgAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** The button that saves, and what says that it has. */
export const save = (page: Page) => page.getByRole('button', { name: words('Save the draft') });
export const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved / });

/** Opens a new news as the editor and saves its first draft. */
export const begin = async (page: Page, title: string): Promise<void> => {
  await page.goto('/en/news/create');
  await write(page, 'English', title, 'A new world opens.');
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await expect(page).toHaveURL(/\/en\/news\/[a-z0-9-]+\/edit$/);
};
