import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { environmentTable, type Variable, withTable } from './environment-table.ts';

/** Apps whose variables a guide shows, between `<!-- environment:app -->` and `<!-- /environment:app -->`. */
const GUIDES = {
  api: 'docs/operations.md',
  site: 'docs/operations.md',
  admin: 'docs/operations.md',
  sandbox: 'docs/operations.md',
  'launcher-service': 'docs/launcher-service.md',
} as const;

const check = process.argv.includes('--check');
for (const [app, guide] of Object.entries(GUIDES)) {
  const listed = execFileSync(process.execPath, [`apps/${app}/scripts/list-variables.ts`], { encoding: 'utf8' });
  const before = readFileSync(guide, 'utf8');
  const after = withTable(before, app, environmentTable(JSON.parse(listed) as Variable[]));
  if (check && after !== before) {
    console.error(`${guide}: the table of ${app} is out of date: run npm run docs:environment`);
    process.exitCode = 1;
  } else if (after !== before) writeFileSync(guide, after);
}
