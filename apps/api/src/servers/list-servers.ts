import { defineOperation } from '../http/define-operation.ts';
import { cutPage, readNumberCursor } from '../paging/cursor.ts';
import { presentServer } from './present-server.ts';
import { serversAfter } from './servers-repository.ts';

/** Largest place that the column of places holds; they start at 1. */
const LAST_PLACE = 2 ** 31 - 1;

export const listServers = defineOperation('listServers', async ({ query }, { app, locale }) => {
  const { limit = 25, cursor } = query;
  const place = cursor === undefined ? 0 : readNumberCursor(cursor, LAST_PLACE);
  const { page, nextCursor } = cutPage(await serversAfter(app.db, place, limit), limit, (row) => [row.position]);
  return { status: 200, body: { items: page.map((row) => presentServer(row, locale)), nextCursor } };
});
