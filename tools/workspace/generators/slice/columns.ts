import { type Contract, resolved, type Schema } from './contract.ts';

export type Column = { name: string; type: string };

/** Columns of a table as the generated database types have them. Throws when no migration makes such a table. */
export const columnsOf = (databaseTypes: string, table: string): Column[] => {
  const type = new RegExp(`^ {2}${table}: (\\w+);$`, 'm').exec(databaseTypes)?.[1];
  const body = type && new RegExp(`^export interface ${type} \\{\\n([\\s\\S]*?)^\\}`, 'm').exec(databaseTypes)?.[1];
  if (!body) throw new Error(`no table ${table}: write its migration and generate the database types first`);
  return [...body.matchAll(/^ {2}(\w+): (.+);$/gm)].map(([, name = '', columnType = '']) => ({
    name,
    type: columnType.replace(/Generated<([^>]+)>/, '$1'),
  }));
};

export type Mapping = { property: string; code: string; sample: string; expected: string };

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const SAMPLES: [RegExp, string][] = [
  [/^Timestamp/, "new Date('2026-01-02T03:04:05Z')"],
  [/^Json/, "{ ru: 'по-русски', en: 'in English' }"],
  [/^number/, '7'],
  [/^boolean/, 'true'],
  [/^string\[\]/, "['one', 'two']"],
  [/^string/, "'text'"],
];

const plainTypes = (contract: Contract, schema: Schema): string[] => {
  const own = resolved(contract, schema);
  return [own, ...(own.oneOf ?? []).map((one) => resolved(contract, one))].flatMap(({ type }) => type ?? []);
};

/** How one property of the answer comes out of a row; undefined where no column bears its name or the kinds differ. */
export const mapProperty = (
  contract: Contract,
  columns: readonly Column[],
  property: string,
  schema: Schema,
): Mapping | undefined => {
  const column = columns.find(({ name }) => name === property || name === snakeCase(property));
  const sample = SAMPLES.find(([kind]) => kind.test(column?.type ?? ''))?.[1];
  if (column === undefined || sample === undefined) return undefined;
  const [value, absent] = [`row.${column.name}`, column.type.includes('null')];
  const types = plainTypes(contract, schema);
  if (column.type.startsWith('Timestamp')) {
    const code = absent ? `${value}?.toISOString() ?? null` : `${value}.toISOString()`;
    return { property, code, sample, expected: "'2026-01-02T03:04:05.000Z'" };
  }
  if (column.type.startsWith('Json')) {
    if (!types.includes('string')) return undefined;
    return {
      property,
      code: `${absent ? 'localizedOrNull' : 'localized'}(${value}, locale)`,
      sample,
      expected: "'по-русски'",
    };
  }
  const kind = column.type.startsWith('number') ? ['number', 'integer'] : [/^\w+/.exec(column.type)?.[0] ?? ''];
  const fits = column.type.includes('[]') ? types.includes('array') : types.some((type) => kind.includes(type));
  return fits ? { property, code: value, sample, expected: sample } : undefined;
};
