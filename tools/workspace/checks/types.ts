/**
 * Checks types of the whole repository with one program for all projects of the same settings, so that shared files are
 * checked once instead of once per project. The `types` script of a project checks only that project.
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

/**
 * Configurations that together include all projects; their paths are absolute.
 *
 * @param configs by the path of each tsconfig.json, relative to the root
 */
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
  // In the root's node_modules, where the compiler finds type packages.
  const folder = join(root, 'node_modules/.cache/types');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript-native/package.json')), 'bin/tsc');
  const failed = programs.filter((program, index) => {
    const config = join(folder, `${index}.json`);
    writeFileSync(config, JSON.stringify(program));
    // Other checks use the second core: several checker threads would only compete and repeat work.
    return spawnSync(process.execPath, [tsc, '-p', config, '--singleThreaded'], { stdio: 'inherit' }).status !== 0;
  });
  finish(
    'types',
    failed.map(({ include }) => `errors in the program of ${include.length} folders that begins with ${include[0]}`),
    `${paths.length} projects in ${programs.length} programs`,
  );
}
