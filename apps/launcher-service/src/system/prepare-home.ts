import { join } from 'node:path';
import { makeFolder } from './files/make-folder.ts';
import { setAside } from './files/set-aside.ts';
import { removeLeftovers } from './files/write-atomically.ts';

const FOLDERS = ['storage', 'trust', 'trust/clients', 'trust/ui', 'ui', 'ui-parts', 'logs'];
const FILES = [
  ...['settings.json', 'settings.json.previous', 'journal.json', 'service.json', 'move.json', 'ui/pages.json'],
  ...['clients', 'ui'].flatMap((name) => [`trust/${name}/seen.json`, `trust/${name}/timestamp.json`]),
];

/** Creates the home folder and removes what stands in the way of a start. Call it before any file there is read. */
export async function prepareHome(home: string): Promise<void> {
  await makeFolder(home, 0o700);
  await setAside(home, { folders: FOLDERS, files: FILES });
  await Promise.all(['', ...FOLDERS].map((folder) => removeLeftovers(join(home, folder))));
}
