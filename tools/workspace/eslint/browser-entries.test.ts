import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { restrictedImports } from './restricted-imports.mjs';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** An entry for all platforms, or one for Node only. */
type Target = string | { types: string; node: string };

interface Manifest {
  name: string;
  exports?: Record<string, Target>;
  nx?: { tags?: string[] };
}

/** Scripts that browser code may import: entries of libraries for browsers or for all platforms. */
const entries = globSync('libs/{*,features/*}/package.json', { cwd: ROOT }).flatMap((path) => {
  const { name, exports = {}, nx } = JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as Manifest;
  if (nx?.tags?.includes('platform:node')) return [];
  return Object.entries(exports).flatMap(([key, target]) => {
    const file = typeof target === 'string' ? target : target.node;
    if (!/\.tsx?$/.test(file)) return [];
    return { id: name + key.slice(1), file: join(ROOT, dirname(path), file), nodeOnly: typeof target !== 'string' };
  });
});

const isOurs = (id: string) => /^[./]|^@hoshikraft\//.test(id) && !/\.(po|css|woff2|svg)(\?|$)/.test(id);

/** Modules of Node that a bundle of a script imports, through all our packages. */
async function nodeModulesOf(input: string, conditionNames: string[]): Promise<string[]> {
  const bundle = await rolldown({
    input,
    cwd: ROOT,
    external: (id, _importer, isResolved) => !isResolved && !isOurs(id),
    resolve: { conditionNames },
    treeshake: false,
    logLevel: 'silent',
  });
  try {
    const { output } = await bundle.generate({ format: 'esm', sourcemapIgnoreList: false });
    const imports = output.flatMap((part) => (part.type === 'chunk' ? [...part.imports, ...part.dynamicImports] : []));
    return imports.filter((id) => id.startsWith('node:'));
  } finally {
    await bundle.close();
  }
}

const NODE = ['node', 'import', 'default'];
const BROWSER = ['browser', 'import', 'module', 'default'];

test.each(entries.filter(({ nodeOnly }) => !nodeOnly))(
  '$id brings nothing of Node into a browser',
  async ({ file }) => {
    expect(await nodeModulesOf(file, BROWSER)).toEqual([]);
  },
);

const nodeOnly = entries.filter((entry) => entry.nodeOnly);

test.each(nodeOnly)('$id, which requires Node, resolves for no browser and is refused by lint', async ({ id }) => {
  expect(await nodeModulesOf(id, NODE)).not.toEqual([]);
  await expect(nodeModulesOf(id, BROWSER)).rejects.toThrow(/not exported|resolve/i);
  expect(restrictedImports({ browser: true }).patterns.flatMap(({ group = [] }) => group)).toContain(id);
});

test('the signatures of both contracts are browser entries', () => {
  expect(nodeOnly.map(({ id }) => id).sort()).toEqual([
    '@hoshikraft/contract/signatures',
    '@hoshikraft/launcher-contract/signed',
  ]);
});
