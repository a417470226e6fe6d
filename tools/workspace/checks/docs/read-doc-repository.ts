import { dirname, join } from 'node:path';
import { readJson } from '../repository.ts';
import type { DocRepository } from './doc-repository.ts';

interface Manifest {
  name?: string;
  scripts?: Record<string, string>;
}

interface Generators {
  generators: Record<string, { schema: string }>;
}

const ignored = (path: string) => /(^|\/)(\.dev|\.nx|builds?|dist|node_modules|test-results)(\/|$)/.test(path);

function readGenerators(root: string, files: readonly string[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const path of files.filter((file) => file.endsWith('/generators.json'))) {
    for (const [name, { schema }] of Object.entries(readJson<Generators>(root, path).generators)) {
      const { properties } = readJson<{ properties: object }>(root, join(dirname(path), schema));
      found.set(`./${dirname(path)}:${name}`, new Set([...Object.keys(properties), 'dry-run']));
    }
  }
  return found;
}

/** Reads the files, scripts and generators that the documents of a checkout may name. */
export function readDocRepository(root: string, files: readonly string[]): DocRepository {
  const manifests = files
    .filter((path) => path === 'package.json' || path.endsWith('/package.json'))
    .map((path) => [path, readJson<Manifest>(root, path)] as const);
  return {
    files: new Set(files),
    scripts: new Map(
      manifests.map(([path, { name = path, scripts = {} }]) => [
        path === 'package.json' ? '' : name,
        new Set(Object.keys(scripts)),
      ]),
    ),
    generators: readGenerators(root, files),
    ignored,
  };
}
