import { execFileSync } from 'node:child_process';
import { formatFiles, type GeneratorCallback, logger, type Tree } from '@nx/devkit';
import { assertKebabCase, kebabCase, pascalCase } from '../names.ts';
import { columnsOf, mapProperty, type Mapping } from './columns.ts';
import { callerOf, type Contract, findList, findOperation } from './contract.ts';
import { operationFile, presenterFile, repositoryFile, testFile } from './templates.ts';

export type SliceOptions = { domain: string; operation: string; table: string };

const API = 'apps/api/src';

const read = (tree: Tree, path: string): string => {
  const text = tree.read(path, 'utf8');
  if (text === null) throw new Error(`${path} is missing`);
  return text;
};

/**
 * Writes an operation of the contract into apps/api: `nx g ./tools/workspace:slice`. What the answer takes from columns
 * of the same name is mapped and tested; what it cannot know is left out, and the compiler names it.
 */
export const sliceGenerator = async (
  tree: Tree,
  { domain, operation: id, table }: SliceOptions,
): Promise<GeneratorCallback> => {
  assertKebabCase(domain);
  const contract = JSON.parse(read(tree, 'libs/contract/generated/openapi.json')) as Contract;
  const { operation, reply } = findOperation(contract, id);
  const columns = columnsOf(read(tree, `${API}/database/generated.ts`), table);
  const file = kebabCase(id);
  const folder = `${API}/${domain}`;
  if (tree.exists(`${folder}/${file}.ts`)) throw new Error(`${folder}/${file}.ts exists already`);

  const list = findList(contract, reply);
  const properties = Object.entries((list?.item ?? reply).properties ?? {});
  const mapped = properties.map(([name, schema]) => ({ name, mapping: mapProperty(contract, columns, name, schema) }));
  const mappings = mapped.flatMap(({ mapping }): Mapping[] => (mapping === undefined ? [] : [mapping]));
  if (mappings.length === 0) throw new Error(`no column of ${table} bears a name of the answer of ${id}`);
  const rest = list === undefined ? [] : Object.keys(reply.properties ?? {}).filter((name) => name !== list.name);
  const open = [...mapped.flatMap(({ name, mapping }) => (mapping === undefined ? [name] : [])), ...rest];

  const names = { id, file, table, subject: pascalCase(id.replace(/^[a-z]+/, '') || id), list: list?.name };
  const kind = callerOf(read(tree, 'libs/contract/src/generated/policy.ts'), id);
  tree.write(`${folder}/${file}-repository.ts`, repositoryFile(names));
  tree.write(`${folder}/${file}-presenter.ts`, presenterFile(names, mappings));
  tree.write(`${folder}/${file}.ts`, operationFile(names, { kind, summary: operation.summary, mappings }));
  tree.write(`${folder}/${file}.test.ts`, testFile(names, mappings));
  await formatFiles(tree);
  if (open.length > 0) logger.info(`Left for you in ${folder}/${file}-presenter.ts: ${open.join(', ')}`);
  // It reads what lies on the disk, so not before Nx has written it there.
  return () => {
    execFileSync('npm', ['run', '-s', 'generate:operations', '-w', '@hoshikraft/api'], { stdio: 'inherit' });
  };
};
