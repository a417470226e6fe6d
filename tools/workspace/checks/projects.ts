import { dirname } from 'node:path';
import { APPS, PLATFORM_NAMES, TYPES } from '../eslint/boundaries.mjs';
import { committedFiles, finish, readJson } from './repository.ts';

export type Manifest = {
  name?: string;
  private?: boolean;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
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
  if (types[0] !== 'app' && apps.length > 0) problems.push('only an app may carry an app: tag');
  const known = types.length + platforms.length + apps.length;
  if (known !== tags.length) problems.push('carries a tag that no rule knows');
  return problems;
};

/**
 * What is wrong with a package of the workspace. Without tags the boundary rule has nothing to go by and lets imports
 * through, and without the scripts Nx skips the project silently: both must fail loudly.
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
  const external = Object.keys(manifest.dependencies ?? {}).filter((name) => !name.startsWith('@hoshikraft/'));
  if (external.length > 0) problems.push(`pins ${external.join(', ')}: third-party packages belong to the root`);
  return problems.map((problem) => `${folder} ${problem}`);
};

if (import.meta.main) {
  const root = process.cwd();
  const manifests = committedFiles(root).filter((path) => /^(apps|libs|tools|e2e)\/.*package\.json$/.test(path));
  const problems = manifests.flatMap((path) => projectProblems(dirname(path), readJson<Manifest>(root, path)));
  finish('projects', problems, `${manifests.length} packages carry their tags and scripts`);
}
