import { fireEvent, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, type PageModule } from '../../../framework/testing/render-page.tsx';
import { KEY, MAIN, sourceOf } from '../testing/editor-fixtures.ts';
import { EDITOR, resetEditor, titleField } from '../testing/open-editor.tsx';
import { EditorPage, editorPage } from './editor-page.tsx';

jest.mock('idb-keyval', () => jest.requireActual('../testing/in-memory-idb.ts'));

beforeEach(() => {
  resetEditor();
  // React waits for a stylesheet that is not on the page, and jsdom loads none.
  document.head.innerHTML = '<link rel="stylesheet" href="asset" data-precedence="default" />';
});

const page = editorPage('news');
const Page = () => <EditorPage target="news" source={page.use().source} />;

const openAt = (at: string) =>
  openPage({ clientLoader: page.clientLoader, default: Page } as PageModule, {
    locale: 'en',
    auth: EDITOR,
    at,
    // Of `create` and of `:document_id/edit`.
    path: '/:locale/news/:document_id?/:step',
    answers: {
      'GET /main': MAIN,
      'GET /document/tags': { items: [] },
      'GET /document/generate-id': { key: KEY },
      'GET /document/source': sourceOf(),
      'POST /document/new': sourceOf(),
    },
  });

test('a document is edited at its key, which never changes: its address leads there', async () => {
  const { where } = openAt('/en/news/vayp/edit');
  await waitFor(() => expect(where()).toBe(`/en/news/${KEY}/edit`));
});

test('after the first save the router is at the address of the document, and a change of language keeps what is typed', async () => {
  const { where, go } = openAt('/en/news/create');
  const field = await titleField();
  fireEvent.change(field, { target: { value: 'Вайп' } });
  await go('/ru/news/create');
  await go('/en/news/create');
  expect(await titleField()).toBe(field);
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(where()).toBe(`/en/news/${KEY}/edit`));
  fireEvent.change(field, { target: { value: 'Вайп 2026' } });
  await go(`/ru/news/${KEY}/edit`);
  await go(`/en/news/${KEY}/edit`);
  expect(await titleField()).toBe(field);
  expect(field).toHaveValue('Вайп 2026');
  await go('/en/news/create');
  expect(await titleField()).toHaveValue('');
  fireEvent.change(await titleField(), { target: { value: 'Ещё' } });
  await go('/en/news/create');
  expect(await titleField()).toHaveValue('');
});
