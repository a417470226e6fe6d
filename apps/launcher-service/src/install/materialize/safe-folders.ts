import { lstatSync, mkdirSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { LaunchFailure } from '../../launch-failure.ts';

/** Folders below a root; links that lead out of it are refused. */
export interface SafeFolders {
  /** Creates the parent folders of a path. @throws LaunchFailure path_unusable if one of them is a link */
  makeFor(path: string): void;
  /** Whether all parent folders exist and none is a link. */
  leadsTo(path: string): boolean;
  /** Deletes parent folders that are empty. */
  pruneFor(path: string): void;
}

type Kind = 'folder' | 'link' | 'other' | 'absent';

function kindOf(path: string): Kind {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return 'absent';
  if (stat.isDirectory()) return 'folder';
  return stat.isSymbolicLink() ? 'link' : 'other';
}

const parentsOf = (path: string): string[] =>
  path
    .split('/')
    .slice(0, -1)
    .map((_, index, segments) => segments.slice(0, index + 1).join('/'));

export function safeFolders(root: string): SafeFolders {
  const seen = new Set<string>();
  return {
    makeFor(path) {
      for (const folder of ['', ...parentsOf(path)]) {
        if (seen.has(folder)) continue;
        const full = join(root, folder);
        const kind = kindOf(full);
        if (kind === 'link') throw new LaunchFailure({ code: 'path_unusable', reason: 'symlink', path: full });
        if (kind === 'other') throw new LaunchFailure({ code: 'path_unusable', reason: 'not_a_folder', path: full });
        if (kind === 'absent') mkdirSync(full, { recursive: folder === '' });
        seen.add(folder);
      }
    },
    leadsTo: (path) => ['', ...parentsOf(path)].every((folder) => kindOf(join(root, folder)) === 'folder'),
    pruneFor(path) {
      for (const folder of parentsOf(path).reverse()) {
        try {
          rmdirSync(join(root, folder));
          seen.delete(folder);
        } catch {
          return;
        }
      }
    },
  };
}
