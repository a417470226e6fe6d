import { defineOperation } from '../contract-binder/operation-types.ts';
import { presentServer } from './present-server.ts';
import { cursorAfter, positionOf } from './server-cursor.ts';
import { serversAfter } from './servers-repository.ts';

export const listServers = defineOperation('listServers', async ({ query }, { app, locale }) => {
  const limit = query.limit ?? 25;
  const rows = await serversAfter(app.db, positionOf(query.cursor), limit);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    status: 200,
    body: {
      items: page.map((row) => presentServer(row, locale)),
      nextCursor: rows.length > limit && last ? cursorAfter(last.position) : null,
    },
  };
});
