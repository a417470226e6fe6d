import { finish, readText } from './repository.ts';

type LockedPackage = {
  version?: string;
  resolved?: string;
  link?: boolean;
  integrity?: string;
  optionalDependencies?: Record<string, string>;
};
export type Lockfile = { packages: Record<string, LockedPackage> };

// Resolves `name` from a package at `from` as Node does: in its node_modules, then in those of each parent folder.
const resolve = (packages: Lockfile['packages'], from: string, name: string): LockedPackage | undefined => {
  let folder = from;
  for (;;) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[path] !== undefined) return packages[path];
    if (folder === '') return undefined;
    const up = folder.lastIndexOf('/node_modules/');
    folder = up === -1 ? '' : folder.slice(0, up);
  }
};

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/**
 * Problems of a package-lock.json. npm drops optional packages that it could not install here, and the next `npm ci`
 * on another system then fails; and a registry address would tie the repository to one network.
 */
export const lockfileProblems = (lockfile: Lockfile): string[] =>
  Object.entries(lockfile.packages).flatMap(([path, entry]) => {
    const problems: string[] = [];
    if (entry.resolved !== undefined && /^[a-z+]+:\/\//.test(entry.resolved)) problems.push(`${path} names a registry`);
    if (path.startsWith('node_modules/') && !entry.link && entry.integrity === undefined)
      problems.push(`${path} has no integrity hash`);
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      const locked = resolve(lockfile.packages, path, name);
      if (locked === undefined) problems.push(`${path || 'the root'} misses its optional ${name}@${range}`);
      else if (EXACT.test(range) && locked.version !== range)
        problems.push(`${path} wants ${name}@${range} and gets ${locked.version}`);
    }
    return problems;
  });

if (import.meta.main) {
  const text = readText(process.cwd(), 'package-lock.json');
  const lockfile = JSON.parse(text) as Lockfile;
  finish(
    'lockfile',
    lockfileProblems(lockfile),
    `${Object.keys(lockfile.packages).length} entries complete, no host named`,
  );
}
