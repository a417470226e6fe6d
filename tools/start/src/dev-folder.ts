import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the repository. */
export const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** Where `npm start` keeps its data: `DEV_DIR`, else `.dev` in the repository. */
export function devFolder(): string {
  return resolve(repository, process.env['DEV_DIR'] ?? '.dev');
}
