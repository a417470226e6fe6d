import type { Tree } from '@nx/devkit';
import { camelCase } from '../names.ts';
import { addImport, insertBefore, read } from './edits.ts';
import type { PageNames } from './page-files.ts';
import { type Plan, summaryOf } from './plan.ts';

const QUERIES = 'libs/api-client/src/queries';

/** `bans` → `ban`: files of the client have singular names. */
const singular = (domain: string): string => domain.replace(/ies$/, 'y').replace(/s$/, '');

const body = ({ id, method, path, isList, filters }: Plan, queries: string, query: string): string => {
  if (method === 'POST') {
    return `  ${query}: (api: ApiClient) =>
    mutationOptions({
      mutationKey: [...${queries}.all(), '${query}'] as const,
      mutationFn: ({ order, idempotencyKey }: Intent<operations['${id}']['requestBody']['content']['application/json']>) =>
        readBody(api.POST('${path}', { params: { header: { 'Idempotency-Key': idempotencyKey } }, body: order })),
      onSettled: (_data, _error, _intent, _result, { client }) => client.invalidateQueries({ queryKey: ${queries}.all() }),
    }),
`;
  }
  if (isList) {
    const parameters = filters.map(({ property }) => `${property}?: string`).join('; ');
    return `  ${query}: (api: ApiClient, ${parameters && `filter: { ${parameters} } = {}, `}limit = 25) =>
    cursorQuery({
      key: [...${queries}.all(), '${query}'${parameters && ', filter'}],
      limit,
      call: (query, signal) => api.GET('${path}', { signal, params: { query${parameters && ': { ...filter, ...query }'} } }),
    }),
`;
  }
  return `  ${query}: (api: ApiClient) =>
    queryOptions({
      queryKey: [...${queries}.all(), '${query}'] as const,
      queryFn: ({ signal }) => readBody(api.GET('${path}', { signal })),
    }),
`;
};

/** Adds an operation to the query file of its domain; creates the file if it is missing. */
export const writeQuery = (tree: Tree, plan: Plan): Omit<PageNames, 'page'> => {
  const one = singular(plan.domain);
  const path = `${QUERIES}/${one}-queries.ts`;
  const queries = `${camelCase(one.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()))}Queries`;
  if (!tree.exists(path)) {
    tree.write(
      path,
      `import type { ApiClient } from '../create-api-client.ts';

/** ${summaryOf(plan)} (\`${plan.method} ${plan.path.slice(1)}\`). */
export const ${queries} = {
  all: () => ['${plan.domain}'] as const,
};
`,
    );
    const line = `export { ${queries} } from './queries/${one}-queries.ts';\n`;
    insertBefore(tree, 'libs/api-client/src/index.ts', 'export { cabinetQueries }', line);
  }
  const verb = /^[a-z]+/.exec(plan.id)?.[0] ?? plan.id;
  const query = new RegExp(`^  ${verb}:`, 'm').test(read(tree, path)) ? plan.id : verb;
  insertBefore(tree, path, /^\};$/m, body(plan, queries, query));
  if (plan.isList) addImport(tree, path, "import { cursorQuery } from '../cursor-query.ts';\n");
  else addImport(tree, path, "import { readBody } from '../read-body.ts';\n");
  if (plan.method === 'POST') {
    addImport(tree, path, "import { mutationOptions } from '@tanstack/react-query';\n");
    addImport(tree, path, "import type { operations } from '@hoshikraft/contract';\n");
    addImport(tree, path, "import type { Intent } from '../intent.ts';\n");
  } else if (!plan.isList) addImport(tree, path, "import { queryOptions } from '@tanstack/react-query';\n");
  return { queries, query };
};
