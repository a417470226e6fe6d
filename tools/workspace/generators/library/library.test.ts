import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { ScratchWorkspace } from '../../testing/scratch-workspace.ts';
import { libraryGenerator } from './library.ts';

const generate = async (name: string, type: string, platform?: string) => {
  const tree = createTreeWithEmptyWorkspace({ formatter: 'oxfmt' });
  await libraryGenerator(tree, { name, type, ...(platform === undefined ? {} : { platform }) });
  return tree;
};

test('an invalid name and an existing folder are rejected', async () => {
  await expect(generate('GuildWars', 'feature')).rejects.toThrow('kebab-case');
  const tree = await generate('mail', 'shared');
  await expect(libraryGenerator(tree, { name: 'mail', type: 'shared' })).rejects.toThrow('exists');
});

test.each([
  ['feature', 'browser'],
  ['shared', 'node'],
])('a generated %s library for %s passes types, lint and its test', (type, platform) => {
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
