import { defineList } from '../../platform/pagination/define-list.ts';
import { selectActs } from './acts-repository.ts';
import { presentAct } from './present-act.ts';

/** What operators did, the newest first (docs/product/accounts.md#operators). */
export const listOperatorActs = defineList('listOperatorActs', {
  rows: ({ query }, { app }) => selectActs(app.db, query),
  order: (_query) => [
    { by: 'at', kind: 'time', descending: true },
    { by: 'id', kind: 'uuid', descending: true },
  ],
  present: (row, { locale }) => presentAct(row, locale),
});
