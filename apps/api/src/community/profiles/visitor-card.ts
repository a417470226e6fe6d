import { createHash } from 'node:crypto';
import { HOUR_MS, SECOND_MS } from '@hoshikraft/shared';
import { sees } from '../privacy/sees.ts';
import { onDaysOver } from './played.ts';
import type { Cover } from '../themes/themes-repository.ts';
import type { ProfileRow } from './profiles-repository.ts';

/** What the preview of a shared profile link shows: what a visitor sees, independent of who shares it. */
export interface VisitorCard {
  login: string;
  cover: Cover;
  /** Hash of the player's skin; null for a default skin. */
  skin: string | null;
  /** Whole hours of play on all servers; null if hidden. */
  hours: number | null;
  /** Current roles; empty if hidden. */
  roles: ProfileRow['roles'];
}

/** For a banned player only name, figure and cover: other sites may cache the picture for longer than the ban. */
export function visitorCard(row: ProfileRow): VisitorCard {
  const shows = (part: 'playtime' | 'roles'): boolean => row.bans.length === 0 && sees('visitor', row.privacy, part);
  const seconds = onDaysOver(row, 'visitor').reduce((sum, played) => sum + played.seconds, 0);
  return {
    login: row.login,
    cover: { glow: row.cover_glow, style: row.cover_style, art: row.cover_art } as Cover,
    skin: row.skin,
    hours: shows('playtime') ? Math.floor((seconds * SECOND_MS) / HOUR_MS) : null,
    roles: shows('roles') ? row.roles : [],
  };
}

/** Version of a card: changes with its content. */
export const cardVersion = ({ login, cover, skin, hours, roles }: VisitorCard): string =>
  createHash('sha256')
    .update(JSON.stringify([login, cover, skin, hours, roles.map(({ id }) => id)]))
    .digest('hex')
    .slice(0, 12);
