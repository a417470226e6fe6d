import type { Schemas } from '@hoshikraft/api-client';
import { ToastHost } from '@hoshikraft/ui';
import { screen } from '@testing-library/react';
import { authOf } from '../../../framework/testing/content-fixtures.ts';
import { type Answers, type RenderedPage, renderPage } from '../../../framework/testing/render-page.tsx';
import { DocumentEditor } from '../page/document-editor.tsx';
import type { Target } from '../written.ts';
import { KEY, MAIN, sourceOf, versionOf } from './editor-fixtures.ts';
import { emptyStore } from './in-memory-idb.ts';

export const EDITOR = { ...authOf('editor'), permissions: { web: { documents: { create: true, edit: true } } } };

/** Empties the browser's storage before a test. */
export const resetEditor = (): void => {
  emptyStore();
  Element.prototype.scrollIntoView = () => undefined;
  // jsdom has no layout, but the editor reads the cursor position.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
};

/** The editor of a document that was read, or of one that is new. */
export const openEditor = (
  answers: Answers = {},
  source: Schemas['DocumentSource'] | null = sourceOf(),
  target: Target = 'news',
  onCreated: (key: string) => void = () => undefined,
): RenderedPage =>
  renderPage(
    <>
      <DocumentEditor target={target} source={source} login="editor" onCreated={onCreated} />
      <ToastHost closeLabel="×" />
    </>,
    {
      locale: 'en',
      auth: EDITOR,
      answers: {
        'GET /main': MAIN,
        'GET /document/tags': { items: [{ id: 'wipes', title: 'Wipes' }] },
        'GET /document/source': sourceOf(),
        'GET /document/version': versionOf(),
        'GET /document/generate-id': { key: KEY },
        ...answers,
      },
    },
  );

export const titleField = (): Promise<HTMLElement> => screen.findByRole('textbox', { name: 'Title, Russian' });
