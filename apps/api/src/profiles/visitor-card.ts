import { createHash } from 'node:crypto';
import { HOUR_MS, SECOND_MS } from '@hoshikraft/shared';
import { sees } from '../privacy/sees.ts';
import { onDaysOver } from './played.ts';
import type { Cover } from '../themes/themes-repository.ts';
import type { ProfileRow } from './profiles-repository.ts';

/** What is shown of a player wherever a link to the profile is shared: what a visitor sees, whoever shares it. */
export interface VisitorCard {
  login: string;
  cover: Cover;
  /** Hash of the skin that they set; null for one of ours. */
  skin: string | null;
  /** Whole hours of play on all servers; null where they are hidden. */
  hours: number | null;
  /** Held now; none where they are hidden. */
  roles: ProfileRow['roles'];
}

/** Of somebody who is banned only name, figure and cover: a picture may be kept elsewhere for longer than the ban. */
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

/** Another one for whatever is another card. */
export const cardVersion = ({ login, cover, skin, hours, roles }: VisitorCard): string =>
  createHash('sha256')
    .update(JSON.stringify([login, cover, skin, hours, roles.map(({ id }) => id)]))
    .digest('hex')
    .slice(0, 12);
