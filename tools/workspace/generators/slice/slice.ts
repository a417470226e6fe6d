import { execFileSync } from 'node:child_process';
import { formatFiles, type GeneratorCallback, logger, type Tree } from '@nx/devkit';
import { nameInGroup, pascalCase } from '../names.ts';
import { operationFile, repositoryQuery } from './api-files.ts';
import { fillFile, fillName, testFile } from './api-tests.ts';
import { writeQuery } from './client.ts';
import { columnsOf } from './columns.ts';
import type { Contract } from './contract.ts';
import { addImport, append, insertBefore, read } from './edits.ts';
import { pageFile, pageTestFile } from './page-files.ts';
import { type Plan, planSlice, type Rows } from './plan.ts';
import { logWrittenFiles } from './log-written-files.ts';

export type SliceOptions = { domain: string; operation: string; table?: string; page?: string; rows?: Rows };

const API = 'apps/api/src';
const SITE = 'apps/site/app';
const MODULES = 'tools/workspace/imports/modules.mjs';
const KEYS = `${API}/platform/idempotency/promised-keys.test.ts`;
const OPERATIONS = `${API}/generated/operations.ts`;
const CATALOGS = [`${SITE}/framework/locales/*.po`];
const FILLS = 'apps/api/testing/lists/list-fills.ts';

const repositoryOf = ({ folder, domain }: Plan): string => `${API}/${folder}/${domain}-repository.ts`;

/** Plan whose query has a name that is not used in the repository. */
const withUniqueQuery = (tree: Tree, plan: Plan): Plan => {
  const known = tree.exists(repositoryOf(plan)) ? read(tree, repositoryOf(plan)) : '';
  const taken = new RegExp(`^export const ${plan.query}\\b`, 'm').test(known);
  const verb = /^[a-z]+/.exec(plan.id)?.[0] ?? '';
  return taken ? { ...plan, query: `${plan.query}For${pascalCase(verb)}` } : plan;
};

/** Adds a new folder to the list of modules of an app; it may import the shared ones. */
const listModule = (tree: Tree, app: string, folder: string): void => {
  const table = new RegExp(`(?<='${app}': \\{(?:(?!^ {2}\\},)[\\s\\S])*?)^ {4}\\},$`, 'm');
  const known =
    read(tree, MODULES)
      .split(`'${app}': {`)[1]
      ?.split(/^ {2}\},$/m)[0] ?? '';
  if (!new RegExp(`^ {6}'${folder}':`, 'm').test(known)) insertBefore(tree, MODULES, table, `      '${folder}': [],\n`);
};

const writeApi = (tree: Tree, plan: Plan): void => {
  const folder = `${API}/${plan.folder}`;
  const repository = repositoryOf(plan);
  append(tree, repository, repositoryQuery(plan));
  const handle = plan.method === 'POST' ? 'Trx' : 'Db';
  addImport(tree, repository, `import type { ${handle} } from '../../platform/database/types.ts';\n`);
  listModule(tree, API, plan.folder);
  tree.write(`${folder}/${plan.file}.ts`, operationFile(plan));
  tree.write(`${folder}/${plan.file}.test.ts`, testFile(plan));
  if (!plan.isList) return;
  tree.write(`${folder}/testing/fill-${plan.file}.ts`, fillFile(plan));
  const fill = fillName(plan);
  addImport(tree, FILLS, `import { ${fill} } from '../../src/${plan.folder}/testing/fill-${plan.file}.ts';\n`);
  insertBefore(tree, FILLS, /^\};$/m, `  ${plan.id}: ${fill},\n`);
};

const run = (...script: string[]): void => {
  execFileSync('npm', ['run', '-s', ...script], { stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' });
};

/** Generates the list of operations. This fails while another operation of the contract has no file; then only a warning is logged. */
const listOperations = (): void => {
  try {
    run('generate:operations', '-w', '@hoshikraft/api');
  } catch (error) {
    const reason = /^Error: .*$/m.exec((error as { stderr: string }).stderr)?.[0] ?? '';
    logger.warn(`npm run generate:operations -w @hoshikraft/api failed; run it again later. ${reason}`);
  }
};

/** Name of the response schema of an operation; pages use it for their types. */
const schemaOf = (contract: Contract, { path, method, id }: Plan): string => {
  const { $ref } =
    contract.paths[path]?.[method.toLowerCase()]?.responses?.['200']?.content?.['application/json']?.schema ?? {};
  if ($ref === undefined) throw new Error(`${id} has a response schema without a name: add one`);
  return $ref.replace('#/components/schemas/', '');
};

const writePage = (tree: Tree, plan: Plan, contract: Contract, folder: string): void => {
  const page = nameInGroup(folder);
  if (plan.method === 'POST') throw new Error(`${plan.id} changes data: a page needs a GET operation`);
  if (tree.exists(`${SITE}/${folder}/${page}.tsx`)) throw new Error(`the page ${folder} exists already`);
  const names = { page, ...writeQuery(tree, plan) };
  const schema = schemaOf(contract, plan);
  tree.write(`${SITE}/${folder}/${page}.tsx`, pageFile(plan, contract, schema, names));
  tree.write(`${SITE}/${folder}/${page}.test.tsx`, pageTestFile(plan, contract, schema, names));
  listModule(tree, SITE, folder);
  const type = plan.caller === 'session' ? 'protected' : 'default';
  const route = `  { path: '${page}', file: '${folder}/${page}.tsx', type: '${type}', layout: 'fixed-header' },\n`;
  insertBefore(tree, `${SITE}/routing/route-table.ts`, /^\];$/m, route);
};

/**
 * Writes an operation of the contract from the database to the page: `nx g ./tools/workspace:slice`. Properties of the
 * response with a column of the same name are mapped and tested; others are omitted, and the compiler reports them.
 */
export const sliceGenerator = async (
  tree: Tree,
  { domain: folder, operation: id, table, page, rows }: SliceOptions,
): Promise<GeneratorCallback> => {
  const domain = nameInGroup(folder);
  const contract = JSON.parse(read(tree, 'libs/contract/generated/openapi.json')) as Contract;
  const policy = read(tree, 'libs/contract/src/generated/policy.ts');
  const source = { table: table ?? domain.replaceAll('-', '_'), rows };
  const columns = columnsOf(read(tree, `${API}/platform/database/generated.ts`), source.table);
  const plan = withUniqueQuery(tree, planSlice({ contract, policy, columns }, { folder, domain, id, ...source }));
  const file = `${API}/${folder}/${plan.file}.ts`;
  if (tree.exists(file)) throw new Error(`${file} exists already`);

  writeApi(tree, plan);
  if (page !== undefined) writePage(tree, plan, contract, page);
  else if (plan.method === 'POST' || plan.isList) writeQuery(tree, plan);
  await formatFiles(tree);
  if (plan.unmapped.length > 0) logger.info(`To add by hand in ${file}: ${plan.unmapped.join(', ')}`);
  if (plan.method === 'POST') logger.info(`To add by hand in ${KEYS}: a call of ${id} that succeeds`);
  // These scripts read files from the disk, so they run after Nx has written its tree.
  return () => {
    logWrittenFiles(tree.root, [OPERATIONS], listOperations);
    if (page !== undefined) logWrittenFiles(tree.root, CATALOGS, () => run('extract'));
  };
};
