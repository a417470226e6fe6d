import { foldPath } from '@hoshikraft/launcher-contract/signed';
import type { Schemas } from '../../schemas.ts';

// Worlds belong to the player, no matter what a manifest contains.
const NEVER_TOUCHED = 'saves';

/** Whether `path` equals `folder` or is inside it, by whole segments; everything is inside the empty folder. */
const isWithin = (path: string, folder: string): boolean =>
  folder === '' || path === folder || path.startsWith(`${folder}/`);

/** Whether a path belongs to the player only, in any spelling that some disk treats as equal. */
export const isPlayers = (path: string): boolean => isWithin(foldPath(path), NEVER_TOUCHED);

/**
 * Rule for a file that the manifest does not name: the longest scope that contains it applies; outside of all scopes it stays.
 * @param spell maps all names that the disk treats as equal to one spelling
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
