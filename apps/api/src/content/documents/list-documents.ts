import { defineList } from '../../platform/pagination/define-list.ts';
import { cardNames } from './card-names.ts';
import { shownCards } from './documents-repository.ts';
import { presentCard } from './present-card.ts';

const KEY = { by: 'key', kind: 'uuid' } as const;

/** Published documents of a target; popular ones are sorted by likes, then by views. */
export const listDocuments = defineList('listDocuments', {
  rows: ({ query }, { app, locale }) => shownCards(app.db, locale, query),
  order: ({ sort }) => {
    if (sort === 'title') return [{ by: 'sort_title', kind: 'text' }, KEY];
    const last = { ...KEY, descending: true } as const;
    if (sort !== 'popular') return [{ by: 'shows_at', kind: 'time', descending: true }, last];
    return [{ by: 'likes', kind: 'int', descending: true }, { by: 'views', kind: 'int', descending: true }, last];
  },
  beside: (rows, { query }, { app, locale }) => cardNames(app, query.target, locale, rows),
  present: (row, { locale }, names) => presentCard(row, locale, names),
});
