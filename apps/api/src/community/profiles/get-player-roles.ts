import { defineOperation } from '../../platform/http/define-operation.ts';
import { showOwner } from '../privacy/show-owner.ts';
import { viewerOf } from '../privacy/viewer.ts';
import { listHeldRoles } from '../../billing/store/grants-repository.ts';
import { presentRoles } from './present-roles.ts';

/** Current roles of a player, if the caller may see them. */
export const getPlayerRoles = defineOperation('getPlayerRoles', async ({ params }, { app, session, locale }) => {
  const owner = await showOwner(app.db, viewerOf(session), params.nick, 'roles');
  const roles = await listHeldRoles(app.db, owner.id, app.clock.now());
  return { status: 200, body: presentRoles(owner, roles, locale) };
});
