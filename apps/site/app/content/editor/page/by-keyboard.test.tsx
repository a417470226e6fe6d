import type { Schemas } from '@hoshikraft/api-client';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authOf } from '../../../framework/testing/content-fixtures.ts';
import { imageOf } from '../../../framework/testing/document-fixtures.ts';
import { type Answers, renderPage } from '../../../framework/testing/render-page.tsx';
import { contentOf, KEY, MAIN, RU_TEXT, sourceOf } from '../testing/editor-fixtures.ts';
import { emptyStore } from '../testing/in-memory-idb.ts';
import { DocumentEditor } from './document-editor.tsx';

jest.mock('idb-keyval', () => jest.requireActual('../testing/in-memory-idb.ts'));

beforeEach(() => {
  emptyStore();
  Element.prototype.scrollIntoView = () => undefined;
  // jsdom has no layout, but the editor reads the cursor position.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});

const open = (source: Schemas['DocumentSource'] | null = sourceOf(), answers: Answers = {}) =>
  renderPage(<DocumentEditor target="news" source={source} login="editor" onCreated={() => undefined} />, {
    locale: 'en',
    auth: authOf('editor'),
    answers: {
      'GET /main': MAIN,
      'GET /document/tags': {
        items: [
          { id: 'guides', title: 'Guides' },
          { id: 'wipes', title: 'Wipes' },
        ],
      },
      'GET /document/generate-id': { key: KEY },
      ...answers,
    },
  });

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const press = async (name: string | RegExp): Promise<void> => {
  act(() => button(name).focus());
  await userEvent.keyboard('{Enter}');
};

const IMAGE = imageOf('6f1c2d3e-0000-4000-8000-00000000000c');
const picture = (alt: string): Schemas['BodyNode'] => ({
  type: 'image',
  attrs: { image: IMAGE.id, alt, caption: null },
});
const withPictures = (alts: readonly string[], more: Partial<Schemas['DocumentContent']> = {}) =>
  sourceOf({
    content: contentOf({
      texts: { ru: { ...RU_TEXT, body: { type: 'doc', content: alts.map(picture) } }, en: null },
      ...more,
    }),
    images: { [IMAGE.id]: IMAGE },
  });

test('Publish is focusable while something is missing: it names it and moves the focus there', async () => {
  const { requests } = open(sourceOf({ content: contentOf({ texts: { ru: { ...RU_TEXT, summary: '' }, en: null } }) }));
  const publish = await screen.findByRole('button', { name: 'Publish' });
  publish.focus();
  expect(publish).toHaveFocus();
  expect(publish).toHaveAccessibleDescription('Needed: Russian: summary');
  expect(button('Needed: Russian: summary')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Summary, Russian' })).toHaveFocus());
  expect(requests.filter(({ url }) => url.endsWith('/document/edit'))).toEqual([]);
});

test('missing fields of a blank document lead to the open language, also from the preview', async () => {
  open(null);
  await press('Preview');
  await press('Publish');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title, English' })).toHaveFocus());
});

test('the focus moves to each picture without alternative text, and to a missing cover', async () => {
  open(withPictures(['', 'A gate', '']));
  const alts = () => screen.getAllByLabelText("Description for people who can't see it");
  await waitFor(() => expect(alts()).toHaveLength(3));
  const [first, second] = within(await screen.findByRole('list', { name: "What's missing" })).getAllByRole('button', {
    name: /picture of the text/,
  });
  await userEvent.click(second as HTMLElement);
  await waitFor(() => expect(alts()[2]).toHaveFocus());
  await userEvent.click(first as HTMLElement);
  await waitFor(() => expect(alts()[0]).toHaveFocus());
  await press('No cover');
  await waitFor(() => expect(button('Choose a cover')).toHaveFocus());
});

test('a tag is added and removed by its button, which keeps the focus', async () => {
  open();
  const tag = await screen.findByRole('button', { name: 'Wipes', pressed: false });
  await press('Wipes');
  expect(tag).toHaveAttribute('aria-pressed', 'true');
  expect(button('Guides')).toHaveAttribute('aria-pressed', 'false');
  await userEvent.keyboard('{Enter}');
  expect(tag).toHaveAttribute('aria-pressed', 'false');
  expect(tag).toHaveFocus();
});

test('after the cover is removed, the focus is on the button that selects another', async () => {
  open(withPictures([], { cover: { image: IMAGE.id, alt: { ru: '', en: '' } } }));
  await screen.findByRole('group', { name: 'Cover' });
  await press('Remove the cover');
  expect(button('Choose a cover')).toHaveFocus();
});

test('publishing is announced with a link to the page; unpublishing keeps the focus', async () => {
  const answers = {
    'POST /document/edit': (_request: Request, nth: number) =>
      sourceOf({ version: 1 + nth, state: nth === 1 ? 'published' : 'unpublished' }),
  };
  open(sourceOf(), answers);
  await screen.findByText(/^Saved/);
  await press('Publish');
  expect(await screen.findByText(/^Published\. Saved/)).toHaveRole('status');
  expect(screen.getAllByRole('link', { name: 'Open page' })[0]).toHaveAttribute('href', '/en/news/vayp');
  await press('Unpublish');
  await waitFor(() => expect(button('Save')).toHaveFocus());
});

test('pauses in typing are not announced, the outcome of a save is', async () => {
  open(sourceOf(), { 'POST /document/edit': sourceOf({ version: 2 }) });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title, Russian' }), '!');
  expect(await screen.findByText('Not saved yet. Stored in this browser.')).toHaveAttribute('aria-live', 'off');
  await press('Save the draft');
  expect(await screen.findByText(/^Saved/)).not.toHaveAttribute('aria-live');
});

test('Escape moves the focus from the text to the last used button, and back', async () => {
  open();
  const text = await screen.findByRole('textbox', { name: 'Text, Russian' });
  expect(text).toHaveAccessibleDescription(
    'Press Escape to go to the toolbar and back, or type a slash to insert a block.',
  );
  text.focus();
  await userEvent.keyboard('{Escape}');
  const tools = within(screen.getByRole('toolbar', { name: 'Text, Russian' }));
  expect(tools.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Escape}');
  await waitFor(() => expect(text).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  expect(tools.getByRole('button', { name: 'Heading' })).toHaveFocus();
});

test('the delete confirmation takes the focus and returns it afterwards', async () => {
  open();
  await screen.findByText(/^Saved/);
  await press('Delete');
  expect(button('Keep it')).toHaveFocus();
  expect(screen.getByRole('group', { name: /^Move to trash/ })).toContainElement(button('Keep it'));
  await userEvent.keyboard('{Enter}');
  expect(button('Delete')).toHaveFocus();
});

test('tabs show how far each language is; what is about the document unfolds from the bar and takes the focus', async () => {
  open(sourceOf({ content: contentOf({ texts: { ru: { ...RU_TEXT, summary: '' }, en: null } }) }));
  const tabs = within(await screen.findByRole('radiogroup', { name: 'Language of the text' }));
  for (const name of ['Russian missing: 1', 'English not written'])
    expect(tabs.getByRole('radio', { name })).toBeInTheDocument();
  const about = within(screen.getByRole('complementary', { name: 'About the document' }));
  const [russian] = within(about.getByRole('list', { name: 'Languages' })).getAllByRole('listitem');
  expect(russian).toHaveTextContent('Russian missing: 1');
  const fold = about.getByRole('button', { name: 'About the document', expanded: false });
  await userEvent.click(screen.getAllByRole('button', { name: 'About the document' }).at(-1) as HTMLElement);
  await waitFor(() => expect(fold).toHaveFocus());
  expect(fold).toHaveAttribute('aria-expanded', 'true');
});
