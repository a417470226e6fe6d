import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { logger } from '@nx/devkit';

/**
 * Runs a function that writes to the disk without the tree of Nx, and logs each written file in the format of Nx.
 *
 * @param patterns globs of the files that it may write, relative to the root
 */
export const logWrittenFiles = (root: string, patterns: readonly string[], write: () => void): void => {
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
