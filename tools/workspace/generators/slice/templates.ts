import type { Mapping } from './columns.ts';

export type Names = { id: string; file: string; table: string; subject: string; list: string | undefined };

const usesLocale = (mappings: readonly Mapping[]): boolean => mappings.some(({ code }) => code.includes('locale'));
const present = ({ subject }: Names): string => `present${subject}`;
const find = ({ subject }: Names): string => `find${subject}`;

export const repositoryFile = (names: Names): string => `import type { Db } from '../database/types.ts';

/** What \`${names.id}\` is read from. */
export const ${find(names)} = (db: Db) =>
  db.selectFrom('${names.table}').selectAll().${names.list === undefined ? 'executeTakeFirstOrThrow' : 'execute'}();

export type ${names.subject}Row = Awaited<ReturnType<typeof ${find(names)}>>${names.list === undefined ? '' : '[number]'};
`;

export const presenterFile = (names: Names, mappings: readonly Mapping[]): string => {
  const helpers = ['localized', 'localizedOrNull'].filter((name) =>
    mappings.some(({ code }) => code.startsWith(`${name}(`)),
  );
  const locale = usesLocale(mappings);
  const fields = mappings.map(({ property, code }) => `${property}: ${code},`).join('\n');
  const row = `${names.subject}Row`;
  const parameters = `${names.list === undefined ? `row: ${row}` : `rows: readonly ${row}[]`}${locale ? ', locale: Locale' : ''}`;
  const body = names.list === undefined ? fields : `${names.list}: rows.map((row) => ({\n${fields}\n})),`;
  return `import type { operations } from '@hoshikraft/contract';
${locale ? `import type { Locale } from '@hoshikraft/shared';\nimport { ${helpers.join(', ')} } from '../database/localized.ts';\n` : ''}import type { ${row} } from './${names.file}-repository.ts';

type Reply = operations['${names.id}']['responses'][200]['content']['application/json'];

/** Rows in the shape that the contract promises. */
export const ${present(names)} = (${parameters}): Reply => ({
${body}
});
`;
};

export const operationFile = (
  names: Names,
  { kind, summary, mappings }: { kind: string; summary: string | undefined; mappings: readonly Mapping[] },
): string => {
  const [taken, passed] = usesLocale(mappings) ? ['app, locale', ', locale'] : ['app', ''];
  return `import { defineOperation } from '../http/define-operation.ts';
import { ${present(names)} } from './${names.file}-presenter.ts';
import { ${find(names)} } from './${names.file}-repository.ts';

/** ${summary ?? names.id}${kind === 'none' ? '' : ` (who may call: ${kind})`} */
export const ${names.id} = defineOperation('${names.id}', async (_request, { ${taken} }) => ({
  status: 200,
  body: ${present(names)}(await ${find(names)}(app.db)${passed}),
}));
`;
};

export const testFile = (names: Names, mappings: readonly Mapping[]): string => {
  const locale = usesLocale(mappings) ? ", 'ru'" : '';
  const columns = mappings.map(({ code, sample }) => `${/row\.(\w+)/.exec(code)?.[1] ?? ''}: ${sample},`).join('\n');
  const expected = mappings.map(({ property, expected: value }) => `${property}: ${value},`).join('\n');
  const [given, wanted] =
    names.list === undefined ? ['row', `{${expected}}`] : ['[row]', `{ ${names.list}: [{${expected}}] }`];
  return `import { ${present(names)} } from './${names.file}-presenter.ts';
import type { ${names.subject}Row } from './${names.file}-repository.ts';

const row = {
${columns}
} as Partial<${names.subject}Row> as ${names.subject}Row;

test('a row of ${names.table} reaches the answer of ${names.id} in its language', () => {
  expect(${present(names)}(${given}${locale})).toMatchObject(${wanted});
});
`;
};
