import { formatFiles, type Tree } from '@nx/devkit';
import { assertKebabCase } from '../names.ts';

export type LibraryOptions = { name: string; type: string; platform?: string };

const NODE_TEST = (up: string) =>
  `node --experimental-vm-modules --disable-warning=ExperimentalWarning ${up}node_modules/jest/bin/jest.js`;

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Writes a library that passes all checks of the workspace: `nx g ./tools/workspace:library`. */
export const libraryGenerator = async (
  tree: Tree,
  { name, type, platform = 'browser' }: LibraryOptions,
): Promise<void> => {
  assertKebabCase(name);
  const folder = type === 'feature' ? `libs/features/${name}` : `libs/${name}`;
  if (tree.exists(folder)) throw new Error(`${folder} exists already`);
  const up = '../'.repeat(folder.split('/').length);
  const react = platform === 'browser';
  const preset = react ? 'reactJestConfig' : 'nodeJestConfig';

  tree.write(
    `${folder}/package.json`,
    json({
      name: `@hoshikraft/${name}`,
      version: '0.1.0',
      private: true,
      type: 'module',
      exports: { '.': './src/index.ts' },
      scripts: {
        test: react ? 'jest' : NODE_TEST(up),
        lint: 'eslint .',
        types: `node ${up}node_modules/typescript-native/bin/tsc -p tsconfig.json`,
      },
      nx: { tags: [`type:${type}`, `platform:${platform}`] },
    }),
  );
  tree.write(
    `${folder}/tsconfig.json`,
    json({ extends: `${up}tsconfig.${react ? 'react' : 'base'}.json`, include: ['src'] }),
  );
  tree.write(
    `${folder}/jest.config.mjs`,
    `import { ${preset} } from '${up}jest.${react ? 'react' : 'node'}.mjs';\n\nexport default ${preset}();\n`,
  );
  tree.write(`${folder}/src/index.ts`, `export { name } from './name.ts';\n`);
  tree.write(
    `${folder}/src/name.ts`,
    `/** Name of the library. Replace this file with the first module of the library. */\nexport const name = '${name}';\n`,
  );
  tree.write(
    `${folder}/src/name.test.ts`,
    `import { name } from './index.ts';\n\ntest('the public surface loads', () => {\n  expect(name).toBe('${name}');\n});\n`,
  );
  await formatFiles(tree);
};
