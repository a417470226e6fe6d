import { seesRoles } from '../../community/privacy/privacy-repository.ts';
import { viewerOf } from '../../community/privacy/viewer.ts';
import { findActiveBanOn } from '../../game/bans/bans-repository.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { serverExists } from '../../game/servers/servers-repository.ts';
import { findReceiver, recipientBanned } from './receiver.ts';
import { getStoreRoles } from './store-roles.ts';

/** Roles of a server with the offers for the caller or for the recipient of a gift (docs/product/store.md#buying). */
export const listStoreRoles = defineOperation('listStoreRoles', async ({ query }, { app, session, locale }) => {
  const { db } = app;
  const { server: serverId, recipient } = query;
  if (recipient !== undefined && !session) throw new ApiError('signed_out');
  if (!(await serverExists(db, serverId))) throw new ApiError('not_found');
  const receiver = session && (await findReceiver(db, { buyerId: session.playerId, recipient, locale }));
  const gift = receiver !== null && receiver.id !== session?.playerId;
  const now = app.clock.now();
  if (gift && (await findActiveBanOn(db, receiver.id, serverId, now)) !== undefined) throw recipientBanned(locale);
  const hidden = gift && !(await seesRoles(db, viewerOf(session), receiver.id));
  return {
    status: 200,
    body: {
      serverId,
      recipient: gift ? receiver.login : null,
      items: await getStoreRoles(db, serverId, { receiverId: receiver?.id ?? null, gift, hidden, now, locale }),
    },
  };
});
