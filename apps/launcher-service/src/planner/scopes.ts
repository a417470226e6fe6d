import { foldPath } from '@hoshikraft/launcher-contract/signed';
import type { Schemas } from '../schemas.ts';

// Worlds of the player: whatever a manifest says, they are not ours.
const NEVER_TOUCHED = 'saves';

/** Whether `path` is `folder` or lies in it, by whole segments; the empty folder holds everything. */
const isWithin = (path: string, folder: string): boolean =>
  folder === '' || path === folder || path.startsWith(`${folder}/`);

/** Whether a path belongs to the player alone, in any spelling that some disk takes for the same. */
export const isPlayers = (path: string): boolean => isWithin(foldPath(path), NEVER_TOUCHED);

/**
 * What becomes of a file that nobody named: the longest scope that holds it decides, and outside of all it stays.
 * @param spell one spelling for all names that the disk takes for the same
 */
export function foreignRule(
  path: string,
  scopes: readonly Schemas['Scope'][],
  spell: (path: string) => string = (name) => name,
): Schemas['Scope']['foreign'] {
  const key = spell(path);
  let best: Schemas['Scope'] | null = null;
  for (const scope of scopes) {
    if (isWithin(key, spell(scope.path)) && (best === null || scope.path.length > best.path.length)) best = scope;
  }
  return best?.foreign ?? 'keep';
}
