import type { Schemas } from '../schemas.ts';

// Worlds of the player: whatever a manifest says, they are not ours.
const NEVER_TOUCHED = 'saves';

/** Whether `path` is `folder` or lies in it, by whole segments; the empty folder holds everything. */
const isWithin = (path: string, folder: string): boolean =>
  folder === '' || path === folder || path.startsWith(`${folder}/`);

/** Whether a path belongs to the player alone. */
export const isPlayers = (path: string): boolean => isWithin(path.toLowerCase(), NEVER_TOUCHED);

/** What becomes of a file that nobody named: the longest scope that holds it decides, and outside of all it stays. */
export function foreignRule(path: string, scopes: readonly Schemas['Scope'][]): Schemas['Scope']['foreign'] {
  let best: Schemas['Scope'] | null = null;
  for (const scope of scopes) {
    if (isWithin(path, scope.path) && (best === null || scope.path.length > best.path.length)) best = scope;
  }
  return best?.foreign ?? 'keep';
}
