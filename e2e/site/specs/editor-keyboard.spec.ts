import { tabTo } from '../fixtures/keyboard.ts';
import { expect, test } from '../fixtures/test.ts';
import { speak } from '../fixtures/words.ts';
import { fieldOf, save, saved, someTitle, textOf } from '../pages/editor.ts';

const words = speak('en');

test('an editor writes a news in both languages, schedules and publishes it without a mouse, and hears each part in order', async ({
  page,
  signedInAs,
}) => {
  await signedInAs('editor');
  await page.goto('/en/news/create');
  const title = someTitle();
  const press = (name: string) => page.getByRole('button', { name: words(name), exact: true });
  const main = page.getByRole('main');
  await tabTo(page, fieldOf(page, 'Title, {language}', 'English'));
  await page.keyboard.type(title);
  await page.keyboard.press('Tab');
  await page.keyboard.type(`${title}: in short.`);
  await tabTo(page, textOf(page, 'English'));
  await page.keyboard.type('A new world opens.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/head');
  await expect(page.getByRole('option', { name: 'Heading', exact: true })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Timetable');
  await expect(textOf(page, 'English').getByRole('heading', { level: 2, name: 'Timetable' })).toBeVisible();

  const tab = page.getByRole('radio', { name: /^English / });
  await tabTo(page, tab, 'Shift+Tab');
  await page.keyboard.press('ArrowLeft');
  await tabTo(page, fieldOf(page, 'Title, {language}', 'Russian'));
  await page.keyboard.type(`${title} по-русски`);
  await expect(main).toMatchAriaSnapshot(`
    - heading "New story" [level=1]
    - radiogroup "Language of the text":
      - 'radio "Russian missing: 2" [checked]'
      - radio "English ready"
    - region "Russian":
      - textbox "Title, Russian"
      - textbox "Summary, Russian"
      - toolbar "Text, Russian"
      - textbox "Text, Russian"
    - complementary "About the document":
      - region "Publishing":
        - heading "Publishing" [level=2]
        - list "Languages":
          - listitem: /Russian missing/
          - listitem: English ready
        - list "What's missing":
          - listitem:
            - 'button "Russian: summary"'
          - listitem:
            - 'button "Russian: text"'
        - group "Publishing time":
          - textbox "Date"
          - button "Calendar"
          - textbox "Time"
      - region "Cover"
      - region "Address and tags"
    - status: /Not saved yet/
    - 'button /Needed: Russian: summary/'
    - button "Preview"
    - button "Save the draft"
    - button "Publish" [disabled]
  `);
  // What is missing leads to its field.
  await tabTo(page, press('Publish'));
  await page.keyboard.press('Enter');
  await expect(fieldOf(page, 'Summary, {language}', 'Russian')).toBeFocused();
  await page.keyboard.type('Кратко.');
  await tabTo(page, textOf(page, 'Russian'));
  await page.keyboard.type('Открыт новый мир.');

  await tabTo(page, press('Calendar'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid').locator(':focus')).toBeVisible();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Enter');
  await expect(press('Calendar')).toBeFocused();
  const time = page.getByRole('group', { name: words('Publishing time') }).getByLabel(words('Time'), { exact: true });
  await expect(time).toHaveValue('12:00');
  await tabTo(page, save(page));
  await page.keyboard.press('Enter');
  await expect(saved(page)).toBeVisible();
  await tabTo(page, press('Publish'));
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: words('Publish now or later?') });
  await tabTo(page, question.getByRole('button', { name: words('Publish now') }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /^Published\. Saved/ })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: words('Open page') }).last());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Timetable' })).toBeVisible();
});
