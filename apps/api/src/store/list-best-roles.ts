import { defineOperation } from '../http/define-operation.ts';
import { serverNames } from '../servers/servers-repository.ts';
import { storeRolesOf } from './store-roles.ts';

/** Of each server the privilege marked as its best choice, with what the asker can do with it. */
export const listBestRoles = defineOperation('listBestRoles', async (_asked, { app, session, locale }) => {
  const { db } = app;
  const asker = { receiverId: session?.playerId ?? null, gift: false, now: app.clock.now(), locale };
  const servers = await serverNames(db);
  const lists = await Promise.all(servers.map(({ id }) => storeRolesOf(db, id, asker)));
  return { status: 200, body: { items: lists.flatMap((roles) => roles.find(({ bestChoice }) => bestChoice) ?? []) } };
});
