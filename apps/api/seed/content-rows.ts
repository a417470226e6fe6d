import { PERIODS } from '@hoshikraft/shared';
import { abilities } from './content/abilities.ts';
import type { AbilityId } from './content/abilities.ts';
import type { ServerContent } from './content/content-types.ts';
import { ruleSections } from './content/rules.ts';
import { servers } from './content/servers.ts';
import { team } from './content/team.ts';
import { announcedWipes, pastWipes } from './content/wipes.ts';

export const roleIdOf = (serverId: string, role: string): string => `${serverId}-${role}`;

const abilityIds = Object.keys(abilities) as AbilityId[];

const roleRows = (server: ServerContent) =>
  server.roles.map((role, index) => ({
    id: roleIdOf(server.id, role.id),
    server_id: server.id,
    tier: index + 1,
    color: role.color,
    best_choice: role.bestChoice ?? false,
    name: role.name,
    summary: role.summary,
    highlights: role.highlights,
  }));

const priceRows = (server: ServerContent) =>
  server.roles.flatMap((role) =>
    PERIODS.map((period) => ({ role_id: roleIdOf(server.id, role.id), period, amount: role.prices[period] })),
  );

const roleAbilityRows = (server: ServerContent) =>
  abilityIds.flatMap((abilityId) =>
    (server.abilities[abilityId] ?? []).flatMap((step, index) => {
      const role = server.roles[index];
      if (!role) throw new Error(`${abilityId} of ${server.id} has more steps than there are roles`);
      if (step === null) return [];
      return [{ role_id: roleIdOf(server.id, role.id), ability_id: abilityId, value: step === true ? null : step }];
    }),
  );

const kitRows = (server: ServerContent) =>
  server.roles.flatMap((role) =>
    role.kits.map((kit, position) => ({
      row: {
        id: `${roleIdOf(server.id, role.id)}-${kit.id}`,
        role_id: roleIdOf(server.id, role.id),
        position,
        name: kit.name,
        cooldown_amount: kit.cooldown.amount,
        cooldown_unit: kit.cooldown.unit,
      },
      items: kit.items,
    })),
  );

const wipeRows = (wipes: typeof pastWipes, state: 'reported' | 'announced') =>
  wipes.map(({ serverId, at }) => ({ server_id: serverId, at, state }));

/** All content as rows of the tables, texts still in both languages. */
export function contentRows() {
  const kits = servers.flatMap(kitRows);
  return {
    servers: servers.map((server, index) => ({
      id: server.id,
      position: index + 1,
      name: server.name,
      color: server.color,
      address: server.address,
      summary: server.summary,
      game_version: server.gameVersion,
      pvp_mode: server.pvpMode,
      main_world_area: server.mainWorldArea,
      other_worlds_area: server.otherWorldsArea,
      mods: server.mods,
      worlds: server.worlds,
    })),
    clients: servers.map(({ id, clientId }) => ({ id: clientId, server_id: id })),
    wipes: [...wipeRows(pastWipes, 'reported'), ...wipeRows(announcedWipes, 'announced')],
    roles: servers.flatMap(roleRows),
    rolePrices: servers.flatMap(priceRows),
    abilities: abilityIds.map((id, position) => ({ id, position, ...abilities[id] })),
    roleAbilities: servers.flatMap(roleAbilityRows),
    kits: kits.map(({ row }) => row),
    kitItems: kits.flatMap(({ row, items }) => items.map((item, position) => ({ kit_id: row.id, position, ...item }))),
    teamGroups: team.map(({ id, title, description }, position) => ({ id, position, title, description })),
    teamMembers: team.flatMap(({ id, members }) =>
      members.map(({ login, role, serverId }, position) => ({
        group_id: id,
        position,
        login,
        role,
        server_id: serverId,
      })),
    ),
    ruleSections: ruleSections.map(({ id, title, updatedAt }, position) => ({
      id,
      position,
      title,
      updated_at: new Date(updatedAt),
    })),
    rules: ruleSections.flatMap(({ id, items }, section) =>
      items.map(({ title, text, punishment }, position) => ({
        section_id: id,
        position,
        number: `${section + 1}.${position + 1}`,
        title,
        text,
        punishment,
      })),
    ),
  };
}

export type ContentRows = ReturnType<typeof contentRows>;
