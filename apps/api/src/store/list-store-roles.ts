import { banFrom } from '../bans/bans-repository.ts';
import { defineOperation } from '../http/define-operation.ts';
import { ApiError } from '../errors/api-error.ts';
import { isServer } from '../servers/servers-repository.ts';
import { findReceiver, recipientBanned } from './receiver.ts';
import { storeRolesOf } from './store-roles.ts';

/** Privileges of a server with what the asker, or the one to give to, can do with each (docs/product/store.md#buying). */
export const listStoreRoles = defineOperation('listStoreRoles', async ({ query }, { app, session, locale }) => {
  const { db } = app;
  const { server: serverId, recipient } = query;
  if (recipient !== undefined && !session) throw new ApiError('signed_out');
  if (!(await isServer(db, serverId))) throw new ApiError('not_found');
  const receiver = session && (await findReceiver(db, { buyerId: session.playerId, recipient, locale }));
  const gift = receiver !== null && receiver.id !== session?.playerId;
  const now = app.clock.now();
  if (gift && (await banFrom(db, receiver.id, serverId, now)) !== undefined) throw recipientBanned(locale);
  return {
    status: 200,
    body: {
      serverId,
      recipient: gift ? receiver.login : null,
      items: await storeRolesOf(db, serverId, { receiverId: receiver?.id ?? null, gift, now, locale }),
    },
  };
});
