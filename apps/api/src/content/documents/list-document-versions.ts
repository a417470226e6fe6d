import { defineList } from '../../platform/pagination/define-list.ts';
import { presentAuthor } from './present-source.ts';
import { versionsOf } from './versions-repository.ts';

/** All versions of a document, newest first; empty for an unknown key. */
export const listDocumentVersions = defineList('listDocumentVersions', {
  rows: ({ query }, { app }) => versionsOf(app.db, query.key),
  order: (_query) => [{ by: 'version', kind: 'int', descending: true }],
  present: (row) => ({
    version: row.version,
    savedAt: row.saved_at.toISOString(),
    author: presentAuthor(row.author),
  }),
});
