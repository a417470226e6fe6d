import { camelCase, kebabCase, pascalCase } from '../names.ts';
import { type Column, mapProperty, type Mapping } from './columns.ts';
import { callerOf, type Contract, findOperation, itemOf, queryOf, type Schema } from './contract.ts';

/** What the generator writes, derived from the contract and the table. */
export type Plan = {
  /** Folder in the API's sources: `game/bans`. */
  folder: string;
  /** Last part of the folder: `bans`. */
  domain: string;
  id: string;
  /** File of the operation: `list-bans`. */
  file: string;
  /** Operation id without its verb: `Bans`. */
  subject: string;
  method: 'GET' | 'POST';
  path: string;
  summary: string;
  caller: string;
  table: string;
  columns: readonly Column[];
  isList: boolean;
  /** Only rows of the signed-in player. */
  owned: boolean;
  mappings: readonly Mapping[];
  /** Properties of a list item, or of the response. */
  properties: readonly (readonly [string, Schema])[];
  /** Query parameters that filter rows by equal text, with the property and column of the same name. */
  filters: readonly Mapping[];
  /** Properties and parameters without a column of the same name. */
  unmapped: readonly string[];
  /** First sort column of a list, newest first; undefined if the list is sorted by id only. */
  sortedBy: string | undefined;
  usesLocale: boolean;
  /** Function of the repository. */
  query: string;
};

/** Whose rows a signed-in player gets: the contract does not say it. */
export type Rows = 'own' | 'all';

const isOwned = (
  { id, method, caller, table, columns }: Pick<Plan, 'id' | 'method' | 'caller' | 'table' | 'columns'>,
  rows: Rows | undefined,
): boolean => {
  const canBe = caller === 'session' && columns.some(({ name }) => name === 'player_id');
  if (method === 'POST' && (!canBe || rows === 'all'))
    throw new Error(`${id} changes rows without a player: the generator supports only rows of a player, by their id`);
  if (rows === 'own' && !canBe)
    throw new Error(`--rows=own: ${id} does not require a session, or ${table} has no player_id`);
  if (method === 'GET' && canBe && rows === undefined)
    throw new Error(
      `${id} requires a session, and ${table} has player_id: add --rows=own for the rows of the caller alone, or --rows=all for the rows of all players`,
    );
  return canBe && rows !== 'all';
};

/** Summary of an operation without its final period, for use in a comment. */
export const summaryOf = ({ summary }: Plan): string => summary.replace(/\.$/, '');

/**
 * Plans an operation from the contract and its table.
 *
 * @throws Error if the contract lacks the operation, no column matches, or `rows` is needed and missing
 */
export const planSlice = (
  { contract, policy, columns }: { contract: Contract; policy: string; columns: readonly Column[] },
  {
    folder,
    domain,
    id,
    table,
    rows,
  }: { folder: string; domain: string; id: string; table: string; rows?: Rows | undefined },
): Plan => {
  const { operation, method, path, reply } = findOperation(contract, id);
  const item = itemOf(contract, reply);
  const caller = callerOf(policy, id);
  const properties = Object.entries((item ?? reply).properties ?? {});
  const mapped = properties.map(([name, schema]) => ({ name, mapping: mapProperty(contract, columns, name, schema) }));
  const mappings = mapped.flatMap(({ mapping }): Mapping[] => (mapping === undefined ? [] : [mapping]));
  if (mappings.length === 0)
    throw new Error(`no column of ${table} has the name of a property in the response of ${id}`);
  const subject = pascalCase(kebabCase(id.replace(/^[a-z]+/, '') || id));
  const owned = isOwned({ id, method, caller, table, columns }, rows);
  const isTime = ({ type }: Column): boolean => type.startsWith('Timestamp') && !type.includes('null');
  const name = camelCase(subject);
  const parameters = item === undefined ? [] : queryOf(contract, operation);
  const isText = (column: string): boolean => columns.some((one) => one.name === column && one.type === 'string');
  const filters = mappings.filter(({ property, column }) => parameters.includes(property) && isText(column));
  const otherParameters = parameters.filter((parameter) => !filters.some(({ property }) => property === parameter));
  const all = item === undefined ? `find${subject}` : `all${subject}`;
  return {
    ...{
      folder,
      domain,
      id,
      file: kebabCase(id),
      subject,
      method,
      path,
      caller,
      table,
      columns,
      owned,
      mappings,
      properties,
      filters,
    },
    summary: operation.summary ?? id,
    isList: item !== undefined,
    unmapped: [
      ...mapped.flatMap(({ name: property, mapping }) => (mapping === undefined ? [property] : [])),
      ...otherParameters,
    ],
    sortedBy: columns.find((column) => isTime(column))?.name,
    usesLocale: mappings.some(({ code }) => code.includes('locale')),
    query: method === 'POST' ? `lock${subject}` : owned ? `${name}Of` : all,
  };
};
