import { defineOperation } from '../http/define-operation.ts';
import { ApiError } from '../errors/api-error.ts';
import { isServer } from '../servers/servers-repository.ts';
import { heldGrants } from './grants-repository.ts';
import { presentStoreRole } from './present-store-role.ts';
import { findReceiver } from './receiver.ts';
import { kitNamesOf, shownRolesOf, soldRolesOf } from './roles-repository.ts';

/** Privileges of a server with what the asker, or the one to give to, can do with each (product.md section 3, role). */
export const listStoreRoles = defineOperation('listStoreRoles', async ({ query }, { app, session, locale }) => {
  const { db } = app;
  const { server: serverId, recipient } = query;
  if (recipient !== undefined && !session) throw new ApiError('signed_out');
  if (!(await isServer(db, serverId))) throw new ApiError('not_found');
  const now = app.clock.now();
  const receiver = session && (await findReceiver(db, { buyerId: session.playerId, recipient, locale }));
  const gift = receiver !== null && receiver.id !== session?.playerId;
  const sold = await soldRolesOf(db, serverId);
  const held = receiver ? await heldGrants(db, receiver.id, serverId, sold, now) : [];
  const [shown, kits] = [await shownRolesOf(db, serverId), await kitNamesOf(db, serverId)];
  const names = new Map(shown.map((role) => [role.id, role.name]));
  return {
    status: 200,
    body: {
      serverId,
      recipient: gift ? receiver.login : null,
      items: shown.flatMap((role) => {
        const terms = sold.get(role.id);
        return terms ? [presentStoreRole({ role, terms, kits, names, held, gift, now, locale })] : [];
      }),
    },
  };
});
