import { defineOperation } from '../http/define-operation.ts';
import { ApiError } from '../errors/api-error.ts';
import { isServer } from '../servers/servers-repository.ts';
import { abilitiesOf } from './features-repository.ts';
import { presentComparison } from './present-comparison.ts';
import { storeRolesOf } from './store-roles.ts';

/** What the store shows of a server in one call: its roles with the caller's offers, and what the roles give side by side. */
export const getStoreComparison = defineOperation('getStoreComparison', async ({ query }, { app, session, locale }) => {
  const { db } = app;
  const { server: serverId } = query;
  if (!(await isServer(db, serverId))) throw new ApiError('not_found');
  const receiverId = session?.playerId ?? null;
  const roles = await storeRolesOf(db, serverId, { receiverId, gift: false, now: app.clock.now(), locale });
  const roleIds = roles.map(({ id }) => id);
  const abilities = roleIds.length === 0 ? [] : await abilitiesOf(db, roleIds);
  return { status: 200, body: { serverId, roles, abilities: presentComparison(roleIds, abilities, locale) } };
});
