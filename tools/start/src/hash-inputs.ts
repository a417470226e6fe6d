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

/** One word for what these folders of the repository hold and what else is told: the same while nothing changed. */
export function hashInputs(folders: readonly string[], told: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(told));
  for (const folder of folders) {
    for (const path of filesOf(resolve(repository, folder))) hash.update(`${path}\0`).update(readFileSync(path));
  }
  return hash.digest('hex');
}
