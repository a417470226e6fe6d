import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../../framework/testing/render-page.tsx';
import { contentOf, KEY, RU_TEXT, sourceOf, versionOf } from '../testing/editor-fixtures.ts';
import { toWritten, type Written } from '../written.ts';
import { Versions } from './versions.tsx';

const textOf = (words: string) => ({
  ...RU_TEXT,
  body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] },
});
const said = (words: string) => contentOf({ texts: { ru: textOf(words), en: null } });
const entry = (version: number, login: string) => ({
  version,
  savedAt: `2026-11-22T1${version}:00:00.000Z`,
  author: { login, avatarOrSkin: null },
});

const NOW = toWritten(said('Открыт новый мир. До встречи.'));

const show = ({ unsaved = false, now = NOW }: { unsaved?: boolean; now?: Written } = {}) => {
  const restored = jest.fn();
  let items = [entry(2, 'admin'), entry(1, 'editor')];
  const page = renderPage(
    <Versions base={sourceOf({ version: 2 })} now={now} unsaved={unsaved} onRestored={restored} />,
    {
      locale: 'en',
      answers: {
        'GET /document/versions': () => ({ items, nextCursor: null }),
        'GET /document/version': versionOf({ content: said('Открыт старый мир. До встречи.') }),
        'POST /document/version/restore': () => {
          items = [entry(3, 'editor'), ...items];
          return sourceOf({ version: 3 });
        },
      },
    },
  );
  return { ...page, restored };
};

const names = (): (string | null)[] =>
  screen
    .getAllByText(/^Version \d, /)
    .map(({ textContent }) => /^Version \d, \w+/.exec(textContent ?? '')?.[0] ?? null);

test('every version shows its author, and is compared with the current content word by word', async () => {
  show();
  await screen.findByText(/^Version 2/);
  expect(names()).toEqual(['Version 2, admin', 'Version 1, editor']);
  await userEvent.click(screen.getByRole('button', { name: 'Compare version 1' }));
  const part = within(await screen.findByRole('region', { name: 'Text in Russian' }));
  expect(part.getByRole('deletion')).toHaveTextContent(/^only here: старый$/);
  expect(part.getByRole('insertion')).toHaveTextContent(/^only here: новый$/);
  expect(screen.getAllByRole('region')).toHaveLength(1);
});

test('a version equal to the current content is marked as such', async () => {
  show({ now: toWritten(said('Открыт старый мир. До встречи.')) });
  await userEvent.click(await screen.findByRole('button', { name: 'Compare version 1' }));
  expect(await screen.findByText('This version is the same as the current one.')).toBeVisible();
});

test('an old version is restored as the newest, and appears in the list at once', async () => {
  const { restored, requests } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Restore version 1' }));
  await waitFor(() => expect(restored.mock.calls[0]?.[0]).toEqual(sourceOf({ version: 3 })));
  const [sent] = requests.filter(({ url }) => url.endsWith('/restore'));
  expect(await sent?.clone().json()).toEqual({ key: KEY, version: 2, restore: 1 });
  await waitFor(() => expect(names()).toEqual(['Version 3, editor', 'Version 2, admin', 'Version 1, editor']));
});

test('no version is restored over unsaved changes', async () => {
  show({ unsaved: true });
  expect(await screen.findByRole('button', { name: 'Restore version 1' })).toBeDisabled();
  expect(screen.getByText('Save your changes before restoring a version.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Restore version 2' })).toBeNull();
});
