import { type Plan, summaryOf } from './plan.ts';

const fields = ({ mappings }: Plan): string => mappings.map(({ property, code }) => `${property}: ${code},`).join('\n');

const localizedImport = ({ mappings }: Plan): string => {
  const used = ['localized', 'localizedOrNull'].filter((name) =>
    mappings.some(({ code }) => code.startsWith(`${name}(`)),
  );
  return used.length === 0 ? '' : `import { ${used.join(', ')} } from '../../platform/database/localized.ts';\n`;
};

const selected = ({ mappings, sortedBy, isList }: Plan): string[] => [
  ...new Set([...mappings.map(({ column }) => column), ...(isList ? ['id', ...(sortedBy ? [sortedBy] : [])] : [])]),
];

const repositoryImport = (plan: Plan): string => `import { ${plan.query} } from './${plan.domain}-repository.ts';\n`;

const CALLERS: Readonly<Record<string, string>> = {
  none: '',
  optional: '',
  session: ' The response is the same for all signed-in players.',
};

/** Docstring of an operation: its purpose and whose rows it returns. */
const docstring = (plan: Plan): string =>
  `${summaryOf(plan)}.${plan.owned ? " Only the player's rows." : (CALLERS[plan.caller] ?? ` Requires ${plan.caller}.`)}`;

const listFile = (plan: Plan): string => {
  const order = [
    ...(plan.sortedBy ? [`{ by: '${plan.sortedBy}', kind: 'time', descending: true }`] : []),
    `{ by: 'id', kind: 'uuid', descending: true }`,
  ];
  const context = `{ app${plan.owned ? ', session' : ''} }`;
  const request = plan.filters.length > 0 ? '{ query }' : '_request';
  const args = [`app.db`, ...(plan.owned ? ['session.playerId'] : []), ...(plan.filters.length > 0 ? ['query'] : [])];
  return `${localizedImport(plan)}import { defineList } from '../../platform/pagination/define-list.ts';
${repositoryImport(plan)}
/** ${docstring(plan)} */
export const ${plan.id} = defineList('${plan.id}', {
  rows: (${request}, ${context}) => ${plan.query}(${args.join(', ')}),
  order: (_query) => [${order.join(', ')}],
  present: (row${plan.usesLocale ? ', { locale }' : ''}) => ({
    ${fields(plan)}
  }),
});
`;
};

const oneFile = (plan: Plan): string => {
  const context = `{ app${plan.owned ? ', session' : ''}${plan.usesLocale ? ', locale' : ''} }`;
  return `${localizedImport(plan)}import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
${repositoryImport(plan)}
/** ${docstring(plan)} */
export const ${plan.id} = defineOperation('${plan.id}', async (_request, ${context}) => {
  const row = await ${plan.query}(app.db${plan.owned ? ', session.playerId' : ''});
  if (row === undefined) throw new ApiError('not_found');
  return { status: 200, body: { ${fields(plan)} } };
});
`;
};

const writeFile = (
  plan: Plan,
): string => `${localizedImport(plan)}import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts';
${repositoryImport(plan)}
/** ${summaryOf(plan)}. Rows of other players are not found. */
export const ${plan.id} = defineOperation('${plan.id}', (request, context) =>
  withIdempotency(context, request, async (trx) => {
    const row = await ${plan.query}(trx, context.session.playerId, request.body.id);
    if (row === undefined) throw new ApiError('not_found');
    return { status: 200, body: { ${fields(plan).replaceAll(', locale)', ', context.locale)')} } };
  }),
);
`;

export const operationFile = (plan: Plan): string =>
  plan.method === 'POST' ? writeFile(plan) : plan.isList ? listFile(plan) : oneFile(plan);

/** The query of an operation, for the repository of its domain. */
export const repositoryQuery = (plan: Plan): string => {
  const { method, owned, isList, table, query, filters } = plan;
  const write = method === 'POST';
  const parameters = [
    write ? 'trx: Trx' : 'db: Db',
    ...(owned ? ['playerId: string'] : []),
    ...(write ? ['id: string'] : []),
    ...(filters.length > 0
      ? [`filter: { ${filters.map(({ property }) => `${property}?: string | undefined`).join('; ')} }`]
      : []),
  ];
  const steps = [
    `.selectFrom('${table}')`,
    `.select([${selected(plan)
      .map((name) => `'${name}'`)
      .join(', ')}])`,
    ...(write ? [`.where('id', '=', id)`] : []),
    ...(owned ? [`.where('player_id', '=', playerId)`] : []),
    ...filters.map(
      ({ property, column }) =>
        `.$if(filter.${property} !== undefined, (rows) => rows.where('${column}', '=', filter.${property} ?? ''))`,
    ),
    ...(write ? ['.forUpdate()'] : []),
    ...(isList ? [] : ['.executeTakeFirst()']),
  ];
  return `export const ${query} = (${parameters.join(', ')}) => ${write ? 'trx' : 'db'}${steps.join('')};\n`;
};

const insertOf = ({ table, columns, sortedBy }: Plan): string => {
  const wanted = columns.filter(({ name, required }) => required || name === 'player_id' || name === sortedBy);
  return `INSERT INTO ${table} (${wanted.map(({ name }) => name).join(', ')})`;
};

/** SQL that inserts rows for a player. Parameters: the player's id, the number of rows, the time of the newest. */
export const insertRows = (plan: Plan, sample: (column: Plan['columns'][number]) => string): string => {
  const wanted = plan.columns.filter(
    ({ name, required }) => required || name === 'player_id' || name === plan.sortedBy,
  );
  const values = wanted.map((column) => (column.name === 'player_id' ? '$1::uuid' : sample(column)));
  return `${insertOf(plan)}
       SELECT ${values.join(', ')}
       FROM generate_series(1, $2::int) AS n`;
};
