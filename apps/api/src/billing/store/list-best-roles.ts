import { defineOperation } from '../../platform/http/define-operation.ts';
import { listServerNames } from '../../game/servers/servers-repository.ts';
import { getStoreRoles } from './store-roles.ts';

/** The role marked as best choice on each server, with the caller's offers. */
export const listBestRoles = defineOperation('listBestRoles', async (_request, { app, session, locale }) => {
  const { db } = app;
  const viewer = { receiverId: session?.playerId ?? null, gift: false, hidden: false, now: app.clock.now(), locale };
  const servers = await listServerNames(db);
  const lists = await Promise.all(servers.map(({ id }) => getStoreRoles(db, id, viewer)));
  return { status: 200, body: { items: lists.flatMap((roles) => roles.find(({ bestChoice }) => bestChoice) ?? []) } };
});
