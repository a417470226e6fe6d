import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { logger } from '@nx/devkit';

/**
 * Does what writes to the disk past Nx, and names each file that it wrote as Nx names its own.
 *
 * @param patterns where it may write, from the root
 */
export const sayWritten = (root: string, patterns: readonly string[], write: () => void): void => {
  const texts = () =>
    new Map(
      globSync(patterns, { cwd: root, exclude: ['**/node_modules'] })
        .sort()
        .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
    );
  const before = texts();
  write();
  for (const [path, text] of texts())
    if (before.get(path) !== text) logger.info(`${before.has(path) ? 'UPDATE' : 'CREATE'} ${path}`);
};
