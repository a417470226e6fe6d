import { type Contract, resolved, type Schema } from './contract.ts';

export type Column = {
  name: string;
  type: string;
  /** Required in a new row: the column has no default and is not nullable. */
  required: boolean;
};

/** Columns of a table from the generated database types. Throws if there is no such table. */
export const columnsOf = (databaseTypes: string, table: string): Column[] => {
  const type = new RegExp(`^ {2}${table}: (\\w+);$`, 'm').exec(databaseTypes)?.[1];
  const body = type && new RegExp(`^export interface ${type} \\{\\n([\\s\\S]*?)^\\}`, 'm').exec(databaseTypes)?.[1];
  if (!body) throw new Error(`no table ${table}: write its migration and generate the database types first`);
  return [...body.matchAll(/^ {2}(\w+): (.+);$/gm)].map(([, name = '', columnType = '']) => ({
    name,
    type: columnType.replace(/Generated<([^>]+)>/, '$1'),
    required: !/Generated<|null/.test(columnType),
  }));
};

export type Mapping = { property: string; column: string; code: string };

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const MAPPED = /^(Timestamp|Json|number|boolean|string)/;

/** SQL of a sample value for a column of row number `n`; four rows each have the same time. */
const SAMPLES: [RegExp, (column: string) => string][] = [
  [/^Timestamp/, () => `$3::timestamptz - (n / 4) * interval '1 minute'`],
  [/^Json/, () => `'{ "ru": "по-русски", "en": "in English" }'`],
  [/^number/, () => 'n'],
  [/^boolean/, () => 'true'],
  [/^string\[\]/, () => `'{}'`],
  [/^string/, (column) => `'${column} ' || n`],
];

export const sampleOf = ({ name, type }: Column): string =>
  SAMPLES.find(([kind]) => kind.test(type))?.[1](name) ?? 'NULL';

const plainTypes = (contract: Contract, schema: Schema): string[] => {
  const target = resolved(contract, schema);
  return [target, ...(target.oneOf ?? []).map((one) => resolved(contract, one))].flatMap(({ type }) => type ?? []);
};

/** Maps a property of the response to a column; undefined if no column has its name or the types differ. */
export const mapProperty = (
  contract: Contract,
  columns: readonly Column[],
  property: string,
  schema: Schema,
): Mapping | undefined => {
  const column = columns.find(({ name }) => name === property || name === snakeCase(property));
  if (column === undefined || !MAPPED.test(column.type)) return undefined;
  const [value, absent] = [`row.${column.name}`, column.type.includes('null')];
  const mapped = { property, column: column.name };
  const types = plainTypes(contract, schema);
  if (column.type.startsWith('Timestamp')) {
    return { ...mapped, code: absent ? `${value}?.toISOString() ?? null` : `${value}.toISOString()` };
  }
  if (column.type.startsWith('Json')) {
    const code = `${absent ? 'localizedOrNull' : 'localized'}(${value}, locale)`;
    return types.includes('string') ? { ...mapped, code } : undefined;
  }
  const kind = column.type.startsWith('number') ? ['number', 'integer'] : [/^\w+/.exec(column.type)?.[0] ?? ''];
  const fits = column.type.includes('[]') ? types.includes('array') : types.some((type) => kind.includes(type));
  return fits ? { ...mapped, code: value } : undefined;
};
