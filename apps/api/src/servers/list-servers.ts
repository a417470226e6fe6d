import { defineOperation } from '../contract-binder/operation-types.ts';
import { readCursor, writeCursor } from '../paging/cursor.ts';
import { presentServer } from './present-server.ts';
import { serversAfter } from './servers-repository.ts';

const isPlace = (keys: unknown[]): boolean => keys.length === 1 && Number.isSafeInteger(keys[0]);

/** The place after which a page begins; places start at 1. */
const placeOf = (cursor: string | undefined): number =>
  cursor === undefined ? 0 : readCursor<[number]>(cursor, isPlace)[0];

export const listServers = defineOperation('listServers', async ({ query }, { app, locale }) => {
  const limit = query.limit ?? 25;
  const rows = await serversAfter(app.db, placeOf(query.cursor), limit);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    status: 200,
    body: {
      items: page.map((row) => presentServer(row, locale)),
      nextCursor: rows.length > limit && last ? writeCursor([last.position]) : null,
    },
  };
});
