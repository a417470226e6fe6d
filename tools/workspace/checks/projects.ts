import { dirname } from 'node:path';
import { APPS, PLATFORM_NAMES, TYPES } from '../eslint/boundaries.mjs';
import { committedFiles, finish, readJson } from './repository.ts';

export type Manifest = {
  name?: string;
  private?: boolean;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  nx?: { tags?: string[] };
};

const REQUIRED_SCRIPTS = ['lint', 'types'];

const withPrefix = (tags: readonly string[], prefix: string): string[] =>
  tags.filter((tag) => tag.startsWith(prefix)).map((tag) => tag.slice(prefix.length));

const tagProblems = (tags: readonly string[]): string[] => {
  const problems: string[] = [];
  const [types, platforms, apps] = [withPrefix(tags, 'type:'), withPrefix(tags, 'platform:'), withPrefix(tags, 'app:')];
  if (types.length !== 1 || !TYPES.includes(types[0] ?? '')) problems.push(`needs one tag type:${TYPES.join('|')}`);
  if (platforms.length !== 1 || !PLATFORM_NAMES.includes(platforms[0] ?? ''))
    problems.push(`needs one tag platform:${PLATFORM_NAMES.join('|')}`);
  if (types[0] === 'app' && (apps.length !== 1 || !APPS.includes(apps[0] ?? '')))
    problems.push(`an app needs one tag app:${APPS.join('|')}`);
  if (types[0] !== 'app' && apps.length > 0) problems.push('only an app may have an app: tag');
  const known = types.length + platforms.length + apps.length;
  if (known !== tags.length) problems.push('has an unknown tag');
  return problems;
};

/**
 * Problems of a package of the workspace. Without tags the boundary rule allows all imports, and without the scripts Nx
 * skips the project silently.
 */
export const projectProblems = (folder: string, manifest: Manifest): string[] => {
  const problems = tagProblems(manifest.nx?.tags ?? []);
  for (const script of REQUIRED_SCRIPTS)
    if (manifest.scripts?.[script] === undefined) problems.push(`has no script ${script}`);
  const name = folder.split('/').at(-1);
  // apps/site and e2e/site may not share a name.
  const expected = folder.startsWith('e2e/') ? `@hoshikraft/e2e-${name}` : `@hoshikraft/${name}`;
  if (manifest.name !== expected) problems.push(`is named ${manifest.name}, expected ${expected}`);
  if (manifest.private !== true) problems.push('is not private');
  return problems.map((problem) => `${folder} ${problem}`);
};

const EXACT_VERSION = /^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;

/** Third-party packages that are not pinned to one exact version, the same in every package.json. */
export const versionProblems = (manifests: Readonly<Record<string, Manifest>>): string[] => {
  const pinned = new Map<string, { version: string; path: string }>();
  return Object.entries(manifests).flatMap(([path, { dependencies, devDependencies }]) =>
    Object.entries({ ...dependencies, ...devDependencies }).flatMap(([name, version]) => {
      if (name.startsWith('@hoshikraft/')) return [];
      if (!EXACT_VERSION.test(version)) return [`${path} does not pin ${name} to an exact version: ${version}`];
      const first = pinned.get(name);
      if (first === undefined) pinned.set(name, { version, path });
      return first === undefined || first.version === version
        ? []
        : [`${path} has ${name} ${version}, ${first.path} has ${first.version}`];
    }),
  );
};

if (import.meta.main) {
  const root = process.cwd();
  const paths = committedFiles(root).filter((path) => /^(apps|libs|tools|e2e)\/.*package\.json$/.test(path));
  const manifests = Object.fromEntries(paths.map((path) => [path, readJson<Manifest>(root, path)]));
  const problems = [
    ...Object.entries(manifests).flatMap(([path, manifest]) => projectProblems(dirname(path), manifest)),
    ...versionProblems({ 'package.json': readJson<Manifest>(root, 'package.json'), ...manifests }),
  ];
  finish('projects', problems, `${paths.length} packages have their tags, scripts and exact versions`);
}
