import type { components, PermissionName } from '@hoshikraft/contract';

type Permissions = components['schemas']['Permissions'];

export const GROUPS = ['player', 'editor', 'moderator', 'admin'] as const;
export type Group = (typeof GROUPS)[number];

const GRANTED: Record<Group, readonly PermissionName[]> = {
  player: [],
  editor: ['web.documents.create', 'web.documents.edit'],
  moderator: ['web.bans.manage'],
  admin: ['web.documents.create', 'web.documents.edit', 'web.bans.manage', 'launcher.admin'],
};

/** What a player's groups allow. */
export const permissionNames = (groups: readonly string[]): ReadonlySet<PermissionName> =>
  new Set(GROUPS.filter((group) => groups.includes(group)).flatMap((group) => GRANTED[group]));

/** The same as the nested map of product.md section 6. */
export function permissionsOf(groups: readonly string[]): Permissions {
  const names = permissionNames(groups);
  const has = (name: PermissionName) => names.has(name);
  return {
    web: {
      documents: { create: has('web.documents.create'), edit: has('web.documents.edit') },
      bans: { manage: has('web.bans.manage') },
    },
    launcher: { admin: has('launcher.admin') },
  };
}
