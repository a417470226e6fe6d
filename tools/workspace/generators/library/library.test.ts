import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { type Manifest, projectProblems } from '../../checks/projects.ts';
import { ScratchWorkspace } from '../../testing/scratch-workspace.ts';
import { libraryGenerator } from './library.ts';

const generate = async (name: string, type: string, platform?: string) => {
  const tree = createTreeWithEmptyWorkspace({ formatter: 'oxfmt' });
  await libraryGenerator(tree, { name, type, ...(platform === undefined ? {} : { platform }) });
  return tree;
};

test('a feature lands under libs/features, tagged, and passes the project check', async () => {
  const tree = await generate('guild-wars', 'feature');
  const manifest = JSON.parse(tree.read('libs/features/guild-wars/package.json', 'utf8') ?? '') as Manifest;
  expect(projectProblems('libs/features/guild-wars', manifest)).toEqual([]);
  expect(manifest.nx?.tags).toEqual(['type:feature', 'platform:browser']);
  expect(tree.read('libs/features/guild-wars/jest.config.mjs', 'utf8')).toContain("'../../../jest.react.mjs'");
  expect(tree.read('libs/features/guild-wars/tsconfig.json', 'utf8')).toContain('../../../tsconfig.react.json');
});

test('a Node library runs its tests as ES modules', async () => {
  const tree = await generate('mail', 'shared', 'node');
  const manifest = JSON.parse(tree.read('libs/mail/package.json', 'utf8') ?? '') as Manifest;
  expect(manifest.scripts?.['test']).toContain('--experimental-vm-modules ');
  expect(tree.read('libs/mail/jest.config.mjs', 'utf8')).toContain('nodeJestConfig');
});

test('it comes with a public surface and a test', async () => {
  const tree = await generate('mail', 'shared', 'any');
  expect(tree.read('libs/mail/src/index.ts', 'utf8')).toContain('export {');
  expect(tree.read('libs/mail/src/name.test.ts', 'utf8')).toContain('expect(');
});

test('a wrong name and a taken folder are refused', async () => {
  await expect(generate('GuildWars', 'feature')).rejects.toThrow('kebab-case');
  const tree = await generate('mail', 'shared');
  await expect(libraryGenerator(tree, { name: 'mail', type: 'shared' })).rejects.toThrow('exists');
});

test.each([
  ['feature', 'browser'],
  ['shared', 'node'],
])('a generated %s library for %s passes types, lint and its own test', (type, platform) => {
  using workspace = new ScratchWorkspace([]);
  const generated = workspace.nx(
    'g',
    './tools/workspace:library',
    'brand-new',
    `--type=${type}`,
    `--platform=${platform}`,
  );
  expect(generated).toMatchObject({ status: 0 });
  const checked = workspace.nx('run-many', '-t', 'types', 'lint', 'test', '-p', '@hoshikraft/brand-new');
  expect(checked).toMatchObject({ status: 0 });
  expect(checked.output).toContain('Successfully ran targets types, lint, test');
});
