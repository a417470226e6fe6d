import { camelCase, kebabCase, pascalCase } from '../names.ts';
import { type Column, mapProperty, type Mapping } from './columns.ts';
import { callerOf, type Contract, findOperation, itemOf, queryOf, type Schema } from './contract.ts';

/** What is to be written, as contract and table have it. */
export type Plan = {
  /** Below the API's sources: `game/bans`. */
  folder: string;
  /** Last part of the folder: `bans`. */
  domain: string;
  id: string;
  /** File of the operation: `list-bans`. */
  file: string;
  /** What it is about: `Bans`. */
  subject: string;
  method: 'GET' | 'POST';
  path: string;
  summary: string;
  caller: string;
  table: string;
  columns: readonly Column[];
  isList: boolean;
  /** Only rows of the player who asks. */
  owned: boolean;
  mappings: readonly Mapping[];
  /** Properties of an item, or of the answer. */
  properties: readonly (readonly [string, Schema])[];
  /** Parameters of the query that leave only rows of that text, by the property and the column of their name. */
  filters: readonly Mapping[];
  /** Properties and parameters that no column bears. */
  open: readonly string[];
  /** Column that a list is sorted by first, newest first; undefined where there is none but the id. */
  sortedBy: string | undefined;
  usesLocale: boolean;
  /** Function of the repository. */
  query: string;
};

/** Whose rows a signed-in player is answered with: signed in alone does not say it. */
export type Rows = 'own' | 'all';

const isOwned = (
  { id, method, caller, table, columns }: Pick<Plan, 'id' | 'method' | 'caller' | 'table' | 'columns'>,
  rows: Rows | undefined,
): boolean => {
  const canBe = caller === 'session' && columns.some(({ name }) => name === 'player_id');
  if (method === 'POST' && (!canBe || rows === 'all'))
    throw new Error(`${id} changes what is nobody's own: the generator knows only rows of a player, by their id`);
  if (rows === 'own' && !canBe)
    throw new Error(`--rows=own: ${id} is not for the signed in alone, or ${table} has no player_id`);
  if (method === 'GET' && canBe && rows === undefined)
    throw new Error(
      `${id} is for who is signed in, and ${table} has player_id: add --rows=own for the rows of the caller alone, or --rows=all for those of everybody`,
    );
  return canBe && rows !== 'all';
};

/** What an operation is for, to be gone on with in a comment. */
export const stated = ({ summary }: Plan): string => summary.replace(/\.$/, '');

/** Reads contract and table. Throws where one of them is not there yet, or it is not said whose rows are meant. */
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
  if (mappings.length === 0) throw new Error(`no column of ${table} bears a name of the answer of ${id}`);
  const subject = pascalCase(kebabCase(id.replace(/^[a-z]+/, '') || id));
  const owned = isOwned({ id, method, caller, table, columns }, rows);
  const isTime = ({ type }: Column): boolean => type.startsWith('Timestamp') && !type.includes('null');
  const name = camelCase(subject);
  const asked = item === undefined ? [] : queryOf(contract, operation);
  const isText = (column: string): boolean => columns.some((one) => one.name === column && one.type === 'string');
  const filters = mappings.filter(({ property, column }) => asked.includes(property) && isText(column));
  const unheard = asked.filter((parameter) => !filters.some(({ property }) => property === parameter));
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
    open: [...mapped.flatMap(({ name: property, mapping }) => (mapping === undefined ? [property] : [])), ...unheard],
    sortedBy: columns.find((column) => isTime(column))?.name,
    usesLocale: mappings.some(({ code }) => code.includes('locale')),
    query: method === 'POST' ? `lock${subject}` : owned ? `${name}Of` : all,
  };
};
