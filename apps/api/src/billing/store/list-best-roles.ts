import { defineOperation } from '../../platform/http/define-operation.ts';
import { listServerNames } from '../../game/servers/servers-repository.ts';
import type { components } from '@hoshikraft/contract';
import { getStoreRoles } from './store-roles.ts';

type Role = components['schemas']['StoreRole'];

/** The best choice among the roles of a server; none if the caller holds it or a higher one. */
const findBest = (roles: readonly Role[]): Role | undefined => {
  const best = roles.find(({ bestChoice }) => bestChoice);
  return best && roles.some(({ active, tier }) => active !== null && tier >= best.tier) ? undefined : best;
};

/** The role marked as best choice on each server where the caller has no such role, with the caller's offers. */
export const listBestRoles = defineOperation('listBestRoles', async (_request, { app, session, locale }) => {
  const { db } = app;
  const viewer = { receiverId: session?.playerId ?? null, gift: false, hidden: false, now: app.clock.now(), locale };
  const servers = await listServerNames(db);
  const lists = await Promise.all(servers.map(({ id }) => getStoreRoles(db, id, viewer)));
  return { status: 200, body: { items: lists.flatMap((roles) => findBest(roles) ?? []) } };
});
