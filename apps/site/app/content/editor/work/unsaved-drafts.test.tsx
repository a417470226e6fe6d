import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../../framework/testing/render-page.tsx';
import { listDrafts, saveDraft, type StoredDraft } from '../drafts/draft-store.ts';
import { contentOf, KEY, refused, sourceOf } from '../testing/editor-fixtures.ts';
import { EDITOR, resetEditor } from '../testing/open-editor.tsx';
import { toWritten } from '../written.ts';
import { UnsavedDrafts } from './unsaved-drafts.tsx';

jest.mock('idb-keyval', () => jest.requireActual('../testing/in-memory-idb.ts'));

const DELETED = '0197a3c2-0000-7000-8000-00000000dead';

const draftOf = (id: string, document: string | null): StoredDraft => ({
  ...{ id, login: 'editor', target: 'news', document, key: document, version: document === null ? null : 1 },
  ...{ at: '2026-11-22T09:00:00.000Z', images: {} },
  written: toWritten(contentOf()),
});

const THERE = {
  ...{ id: 'there', target: 'news', key: DELETED, version: 1, title: 'Вайп', device: null },
  typedAt: '2026-11-22T10:00:07.000Z',
};

beforeEach(resetEditor);

test('unsaved text of a deleted document becomes text of a new one, where it is offered', async () => {
  await saveDraft(draftOf('here', DELETED));
  await saveDraft(draftOf('of-existing', KEY));
  const { requests } = renderPage(<UnsavedDrafts />, {
    locale: 'en',
    auth: EDITOR,
    answers: {
      'GET /document/autosaves': { items: [THERE] },
      'GET /document/autosave': { ...THERE, content: JSON.stringify(contentOf()), images: {} },
      'POST /document/autosave/save': { success: true },
      'GET /document/source': ({ url }: Request) => (url.includes(DELETED) ? refused(404, 'not_found') : sourceOf()),
    },
  });
  await waitFor(() =>
    expect(screen.getAllByText(/The document was deleted, so the text opens as a new one\./)).toHaveLength(2),
  );
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.sort()).toEqual([`/en/news/${KEY}/edit`, '/en/news/create', '/en/news/create']);
  expect(await listDrafts('editor')).toEqual(
    expect.arrayContaining(
      ['here', 'there'].map((id) => expect.objectContaining({ id, document: null, key: null, version: null })),
    ),
  );
  const sent = requests.filter(({ url }) => url.endsWith('/document/autosave/save'));
  expect(sent).toHaveLength(2);
});
