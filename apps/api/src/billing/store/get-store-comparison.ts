import { defineOperation } from '../../platform/http/define-operation.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { serverExists } from '../../game/servers/servers-repository.ts';
import { listAbilities } from './features-repository.ts';
import { presentComparison } from './present-comparison.ts';
import { getStoreRoles } from './store-roles.ts';

/** The store of a server in one call: its roles with the caller's offers, and a comparison of their abilities. */
export const getStoreComparison = defineOperation('getStoreComparison', async ({ query }, { app, session, locale }) => {
  const { db } = app;
  const { server: serverId } = query;
  if (!(await serverExists(db, serverId))) throw new ApiError('not_found');
  const receiverId = session?.playerId ?? null;
  const roles = await getStoreRoles(db, serverId, {
    receiverId,
    gift: false,
    hidden: false,
    now: app.clock.now(),
    locale,
  });
  const roleIds = roles.map(({ id }) => id);
  const abilities = roleIds.length === 0 ? [] : await listAbilities(db, roleIds);
  return { status: 200, body: { serverId, roles, abilities: presentComparison(roleIds, abilities, locale) } };
});
