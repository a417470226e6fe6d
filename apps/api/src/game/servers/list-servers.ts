import { defineList } from '../../platform/pagination/define-list.ts';
import { presentServer } from './present-server.ts';
import { selectServers } from './servers-repository.ts';

export const listServers = defineList('listServers', {
  rows: (_request, { app }) => selectServers(app.db),
  order: (_query) => [{ by: 'position', kind: 'int' }],
  present: (row, { locale }) => presentServer(row, locale),
});
