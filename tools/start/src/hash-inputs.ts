import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { repository } from './dev-folder.ts';

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** A hash of the files in these folders of the repository and of these values: the same while nothing changes. */
export function hashInputs(folders: readonly string[], told: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(told));
  for (const folder of folders) {
    for (const path of filesOf(resolve(repository, folder))) hash.update(`${path}\0`).update(readFileSync(path));
  }
  return hash.digest('hex');
}
