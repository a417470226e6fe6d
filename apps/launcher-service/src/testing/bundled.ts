import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleProgram } from '../../scripts/packaging/bundle.ts';

/**
 * A program of this folder in one file, as the launcher is packed: a test that starts it hundreds of times has it read one
 * instead of 460 each time.
 *
 * @returns where the program is, in the folder that was named
 */
export const bundled = async (program: string, folder: string): Promise<string> => {
  const files = await bundleProgram(fileURLToPath(new URL(`./${program}`, import.meta.url)));
  for (const { name, code } of files) writeFileSync(join(folder, name), code);
  return join(folder, 'main.mjs');
};
