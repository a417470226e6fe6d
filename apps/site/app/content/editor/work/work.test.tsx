import { screen, within } from '@testing-library/react';
import { renderPage } from '../../../framework/testing/render-page.tsx';
import { EDITOR, resetEditor } from '../testing/open-editor.tsx';
import WorkPage from '../work.tsx';

jest.mock('idb-keyval', () => jest.requireActual('../testing/in-memory-idb.ts'));

beforeEach(resetEditor);

test('an empty list offers to write a document, once', async () => {
  renderPage(<WorkPage />, {
    locale: 'en',
    at: '/en/documents/work',
    auth: EDITOR,
    answers: { 'GET /documents/work': { items: [], nextCursor: null }, 'GET /document/autosaves': { items: [] } },
  });
  const empty = (await screen.findByRole('heading', { name: 'Nothing here' })).parentElement as HTMLElement;
  expect(within(empty).getByRole('link', { name: 'Write news' })).toHaveAttribute('href', '/en/news/create');
  expect(screen.getAllByRole('link', { name: 'Add a mod' })).toHaveLength(1);
});

test('an empty trash says how long it keeps what is deleted', async () => {
  renderPage(<WorkPage />, {
    locale: 'en',
    at: '/en/documents/work?state=trash',
    auth: EDITOR,
    answers: { 'GET /documents/work': { items: [], nextCursor: null }, 'GET /document/autosaves': { items: [] } },
  });
  expect(await screen.findByText('What you delete stays here for 30 days.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Write news' })).toBeNull();
});
