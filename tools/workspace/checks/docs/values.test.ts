import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const read = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../../${path}`, import.meta.url)), 'utf8');

/** Rows of the table of values: what is promised, the file and the line of code that sets it. */
const rows = read('docs/product/values.md')
  .split('\n')
  .map((line) => /^\| (.+?) +\| .+? +\| `([^`]+)` +\| `([^`]+)` +\|$/.exec(line))
  .filter((row) => row !== null)
  .map(([, what = '', file = '', line = '']) => ({ what, file, line }));

test('the table has rows', () => expect(rows.length).toBeGreaterThan(30));

test.each(rows)('$what: $line in $file', ({ file, line }) => {
  expect(read(file)).toContain(line);
});
