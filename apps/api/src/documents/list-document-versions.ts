import { defineList } from '../paging/define-list.ts';
import { presentAuthor } from './present-source.ts';
import { versionsOf } from './versions-repository.ts';

/** Every save of a document, the newest first; nothing for a key that no document has. */
export const listDocumentVersions = defineList('listDocumentVersions', {
  rows: ({ query }, { app }) => versionsOf(app.db, query.key),
  order: (_query) => [{ by: 'version', kind: 'int', descending: true }],
  present: (row) => ({
    version: row.version,
    savedAt: row.saved_at.toISOString(),
    author: presentAuthor(row.author),
  }),
});
