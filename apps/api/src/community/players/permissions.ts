import type { components } from '@hoshikraft/contract';
import { type PermissionName, PERMISSIONS } from '@hoshikraft/contract/policy';

type Permissions = components['schemas']['Permissions'];

interface Nested {
  [key: string]: Nested | boolean;
}

export const GROUPS = ['player', 'editor', 'moderator', 'admin'] as const;
export type Group = (typeof GROUPS)[number];

const GRANTED: Record<Group, readonly PermissionName[]> = {
  player: [],
  editor: ['web.documents.create', 'web.documents.edit'],
  moderator: ['web.bans.manage', 'admin.open', 'admin.players'],
  admin: PERMISSIONS,
};

/** Whether only the operators' app uses this permission. */
const isOfOperators = (name: PermissionName): boolean => name.startsWith('admin.');

/**
 * Lists the permissions that a player's groups grant to a session: those of operators to a session of the operators' app
 * alone, and no others to that.
 */
export const listPermissions = (
  groups: readonly string[],
  source: 'site' | 'launcher' | 'admin',
): ReadonlySet<PermissionName> =>
  new Set(
    GROUPS.filter((group) => groups.includes(group))
      .flatMap((group) => GRANTED[group])
      .filter((name) => isOfOperators(name) === (source === 'admin')),
  );

/** The same permissions as the nested map of docs/product/accounts.md#permissions. */
export function presentPermissions(groups: readonly string[]): Permissions {
  const held = listPermissions(groups, 'site');
  const root: Nested = {};
  for (const name of PERMISSIONS.filter((permission) => !isOfOperators(permission))) {
    const keys = name.split('.');
    const leaf = keys.pop() ?? name;
    let node = root;
    for (const key of keys) node = (node[key] ??= {}) as Nested;
    node[leaf] = held.has(name);
  }
  return root as Permissions;
}
