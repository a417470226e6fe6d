import type { components } from '@hoshikraft/contract';
import type { Locale } from '@hoshikraft/shared';
import { localized } from '../../platform/database/localized.ts';
import type { Json } from '../../platform/database/generated.ts';

type PlayerRoles = components['schemas']['PlayerRoles'];

interface RoleRow {
  readonly id: string;
  readonly server_id: string;
  readonly name: Json;
  readonly color: string;
  readonly tier: number;
  /** A string if it was read from JSON. */
  readonly started_at: Date | string;
  readonly expires_at: Date | string | null;
}

const time = (at: Date | string): string => new Date(at).toISOString();

/** Groups that are shown to others. */
const PUBLIC_GROUPS: readonly PlayerRoles['groups'][number][] = ['editor', 'moderator', 'admin'];

/** Public groups of a player and current roles. */
export const presentRoles = (
  player: { login: string; groups: readonly string[] },
  roles: readonly RoleRow[],
  locale: Locale,
): PlayerRoles => ({
  login: player.login,
  groups: PUBLIC_GROUPS.filter((group) => player.groups.includes(group)),
  roles: roles.map(({ id, server_id, name, color, tier, started_at, expires_at }) => ({
    role: { id, serverId: server_id, name: localized(name, locale), color, tier },
    startedAt: time(started_at),
    expiresAt: expires_at === null ? null : time(expires_at),
  })),
});
