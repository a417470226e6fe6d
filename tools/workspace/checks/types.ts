/**
 * Types of the whole repository, one program for all projects of the same settings: what they share is read and checked
 * once instead of once a project. The `types` of each project checks it alone, for whoever works on one.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { committedFiles, finish, readJson } from './repository.ts';

export interface ProjectConfig {
  extends: string;
  compilerOptions?: { types?: string[]; lib?: string[] };
  include: string[];
  exclude?: string[];
}

/** Configurations that together hold all these projects, given by the path of each one's tsconfig.json; all paths are absolute. */
export const programsOf = (root: string, configs: ReadonlyMap<string, ProjectConfig>): Required<ProjectConfig>[] => {
  const programs = new Map<string, Required<ProjectConfig>>();
  for (const [path, config] of configs) {
    const at = (pattern: string) => join(root, dirname(path), pattern);
    const { types, ...options } = config.compilerOptions ?? {};
    const compilerOptions = types === undefined ? options : { ...options, types: types.toSorted() };
    const settings = JSON.stringify([at(config.extends), compilerOptions]);
    const others = programs.get(settings);
    programs.set(settings, {
      extends: at(config.extends),
      compilerOptions,
      include: [...(others?.include ?? []), ...config.include.map(at)],
      exclude: [...(others?.exclude ?? ['**/node_modules']), ...(config.exclude ?? []).map(at)],
    });
  }
  return [...programs.values()];
};

if (import.meta.main) {
  const root = process.cwd();
  const paths = committedFiles(root).filter((path) => basename(path) === 'tsconfig.json');
  const programs = programsOf(root, new Map(paths.map((path) => [path, readJson<ProjectConfig>(root, path)])));
  // Below the root, from where the compiler finds the packages of types.
  const folder = join(root, 'node_modules/.cache/types');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript-native/package.json')), 'bin/tsc');
  const failed = programs.filter((program, index) => {
    const config = join(folder, `${index}.json`);
    writeFileSync(config, JSON.stringify(program));
    // Another part of a run has the other core: several checkers would only take turns, and look up types again each.
    return spawnSync(process.execPath, [tsc, '-p', config, '--singleThreaded'], { stdio: 'inherit' }).status !== 0;
  });
  finish(
    'types',
    failed.map(({ include }) => `errors in the program of ${include.length} folders that begins with ${include[0]}`),
    `${paths.length} projects in ${programs.length} programs`,
  );
}
