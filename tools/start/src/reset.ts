/** Clears what `npm start` keeps: data, logs and addresses. */
import { existsSync, rmSync } from 'node:fs';
import { devFolder } from './dev-folder.ts';

const folder = devFolder();
if (existsSync(folder)) {
  rmSync(folder, { recursive: true });
  process.stdout.write(`Cleared ${folder}\n`);
} else {
  process.stdout.write(`Nothing to clear: ${folder} does not exist\n`);
}
