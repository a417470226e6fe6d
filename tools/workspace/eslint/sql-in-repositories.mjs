const QUERY = 'CallExpression[callee.property.name=/^(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)$/]';

const message =
  'SQL stands in the repository of its domain: <domain>-repository.ts holds all of it, an operation holds rules.';

/** Files of the API that may contain SQL queries. */
export const SQL_FILES = [
  'apps/api/src/**/*-repository.ts',
  'apps/api/src/{billing/ledger,platform/{database,idempotency,jobs,pagination}}/**/*.ts',
];

/** Options of `no-restricted-syntax`: outside of repositories no SQL at all, inside no query for all columns. */
export const sqlOptions = ({ repository }) => [
  ...(repository
    ? []
    : [
        { selector: QUERY, message },
        { selector: "TaggedTemplateExpression[tag.name='sql']", message },
        { selector: "MemberExpression[object.name='sql'][property.name=/^(raw|ref|join|lit)$/]", message },
      ]),
  {
    selector: "CallExpression[callee.property.name='selectAll']",
    message: 'Name the columns: a query for all of them breaks on the nodes still running when a migration adds one.',
  },
];
