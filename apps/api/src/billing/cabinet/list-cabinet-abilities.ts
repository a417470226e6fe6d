import type { components } from '@hoshikraft/contract';
import type { Locale } from '@hoshikraft/shared';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { localized } from '../../platform/database/localized.ts';
import { listAbilities, type AbilityRow, listKitItems, listKits } from '../store/features-repository.ts';
import { presentAbility, presentKit } from '../store/present-features.ts';
import { listHeldRoles, type HeldRole } from '../store/grants-repository.ts';

type ServerAbilities = components['schemas']['CabinetAbilities']['servers'][number];

/** Each ability once, as given by the highest of the roles, in display order. */
const pickStrongest = (abilities: readonly AbilityRow[], roles: readonly HeldRole[]): AbilityRow[] => {
  const tiers = new Map(roles.map((role) => [role.id, role.tier]));
  const best = new Map<string, AbilityRow>();
  for (const ability of abilities) {
    const tier = tiers.get(ability.role_id);
    const other = best.get(ability.id);
    if (tier !== undefined && tier > (other ? (tiers.get(other.role_id) ?? 0) : 0)) best.set(ability.id, ability);
  }
  return [...best.values()];
};

const presentRole = (role: HeldRole, locale: Locale): ServerAbilities['roles'][number] => ({
  id: role.id,
  serverId: role.server_id,
  name: localized(role.name, locale),
  color: role.color,
  tier: role.tier,
});

/** Abilities of the caller's active roles, by server position. */
export const listCabinetAbilities = defineOperation('listCabinetAbilities', async (_request, context) => {
  const { app, session, locale } = context;
  const roles = await listHeldRoles(app.db, session.playerId, app.clock.now());
  if (roles.length === 0) return { status: 200, body: { servers: [] } };
  const ids = roles.map((role) => role.id);
  const abilities = await listAbilities(app.db, ids);
  const kits = await listKits(app.db, ids);
  const kitIds = kits.map((kit) => kit.id);
  const items = kitIds.length === 0 ? [] : await listKitItems(app.db, kitIds);
  const servers = [...new Set(roles.map((role) => role.server_id))].map((serverId): ServerAbilities => {
    const here = roles.filter((role) => role.server_id === serverId);
    const isHere = (roleId: string) => here.some((role) => role.id === roleId);
    return {
      serverId,
      roles: here.map((role) => presentRole(role, locale)),
      abilities: pickStrongest(abilities, here).map((ability) => presentAbility(ability, locale)),
      kits: kits.filter((kit) => isHere(kit.role_id)).map((kit) => presentKit(kit, items, locale)),
    };
  });
  return { status: 200, body: { servers } };
});
