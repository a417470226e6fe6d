import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleProgram } from '../../scripts/packaging/bundle.ts';

/**
 * Bundles a program of this folder into one file, as for the packed launcher: a test that starts it hundreds of times then
 * loads one file instead of 460 each time.
 *
 * @returns path of the program, in the given folder
 */
export const bundled = async (program: string, folder: string): Promise<string> => {
  const files = await bundleProgram(fileURLToPath(new URL(`./${program}`, import.meta.url)));
  for (const { name, code } of files) writeFileSync(join(folder, name), code);
  return join(folder, 'main.mjs');
};
