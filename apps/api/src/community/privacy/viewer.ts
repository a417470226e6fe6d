import type { Session } from '../../platform/http/authenticators.ts';
import type { ViewerKind } from './sees.ts';

/** The caller, as far as privacy is concerned. */
export interface Viewer {
  /** null for a visitor. */
  readonly playerId: string | null;
  /** Holds `web.bans.manage`: sees hidden parts. */
  readonly moderates: boolean;
}

export const viewerOf = (session: Session | null): Viewer => ({
  playerId: session?.playerId ?? null,
  moderates: session?.permissions.has('web.bans.manage') ?? false,
});

/** Kind of a viewer of one player. */
export function viewerKind(viewer: Viewer, ownerId: string, isFriend: boolean): ViewerKind {
  if (viewer.playerId === ownerId) return 'owner';
  if (viewer.moderates) return 'moderator';
  if (viewer.playerId === null) return 'visitor';
  return isFriend ? 'friend' : 'stranger';
}
