import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A temporary folder: pass `remove` to `afterEach`. */
export function scratchFolders(): { make: (name?: string) => string; remove: () => void } {
  const made: string[] = [];
  return {
    make(name = 'launcher-') {
      const folder = mkdtempSync(join(tmpdir(), name));
      made.push(folder);
      return folder;
    },
    remove() {
      for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Every file below a folder with its content; links with their targets. */
export function readTree(folder: string): Record<string, string> {
  const tree: Record<string, string> = {};
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const full = join(entry.parentPath, entry.name);
    if (entry.isFile()) tree[full.slice(folder.length + 1)] = readFileSync(full, 'latin1');
    else if (entry.isSymbolicLink()) tree[full.slice(folder.length + 1)] = 'link';
  }
  return tree;
}
