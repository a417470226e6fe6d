import { sees, type ViewerKind } from '../privacy/sees.ts';
import type { PlaytimeRow, ProfileRow } from './profiles-repository.ts';

/**
 * What a viewer is told that a player played: of days that are over, where they may not know when the player was last seen,
 * for whoever watches it grow knows.
 */
export const onDaysOver = (
  { privacy, playtime, playedSince }: ProfileRow,
  viewer: ViewerKind,
): readonly PlaytimeRow[] =>
  sees(viewer, privacy, 'lastSeen')
    ? playtime
    : playtime.flatMap((row) => {
        const late = playedSince.find(({ serverId }) => serverId === row.serverId);
        if (late === undefined) return [row];
        if (late.sessions === row.sessions) return [];
        return [{ ...row, seconds: row.seconds - late.seconds, afkSeconds: row.afkSeconds - late.afkSeconds }];
      });
