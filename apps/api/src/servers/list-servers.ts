import { defineList } from '../paging/define-list.ts';
import { presentServer } from './present-server.ts';
import { allServers } from './servers-repository.ts';

export const listServers = defineList('listServers', {
  rows: (_request, { app }) => allServers(app.db),
  order: (_query) => [{ by: 'position', kind: 'int' }],
  present: (row, { locale }) => presentServer(row, locale),
});
