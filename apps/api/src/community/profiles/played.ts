import { sees, type ViewerKind } from '../privacy/sees.ts';
import type { PlaytimeRow, ProfileRow } from './profiles-repository.ts';

/**
 * Play time as a viewer sees it: only of completed days if they may not know when the player was last seen, because a growing
 * total would reveal it.
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
