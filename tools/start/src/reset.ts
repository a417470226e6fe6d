/** Clears what `npm start` keeps: data, logs and addresses. Refuses while an API lives on the data. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { devFolder } from './dev-folder.ts';

/** Whether a living process holds the API's data: the kernel frees the lock of a dead one, its file stays. */
function isHeld(lockFile: string): boolean {
  if (!existsSync(lockFile)) return false;
  const lock = new DatabaseSync(lockFile);
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return false;
  } catch {
    return true;
  } finally {
    lock.close();
  }
}

const folder = devFolder();
if (isHeld(join(folder, 'pglite.lock'))) {
  process.stderr.write(
    `Nothing was deleted: the API is using the data in ${folder}. Stop npm start with Ctrl+C, then run npm run reset again.\n`,
  );
  process.exitCode = 1;
} else if (existsSync(folder)) {
  rmSync(folder, { recursive: true });
  process.stdout.write(`Deleted ${folder}\n`);
} else {
  process.stdout.write(`Nothing to delete: ${folder} does not exist\n`);
}
