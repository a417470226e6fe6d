import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Everything a module pulls in with plain imports, its own files and packages alike; types and lazy imports not. */
function graph(entry: string, seen = new Set<string>()): Set<string> {
  if (seen.has(entry)) return seen;
  seen.add(entry);
  const code = readFileSync(entry, 'utf8');
  for (const [, target = ''] of code.matchAll(/^(?:import|export)(?! type\b)[^;]*?from '([^']+)';/gm)) {
    if (target.startsWith('.')) graph(join(dirname(entry), target), seen);
    else seen.add(target);
  }
  return seen;
}

const packages = (entry: string): string[] =>
  [...graph(join(__dirname, entry))].filter((name) => !name.startsWith('/'));

/** Names and numbers of ours that every side of the house knows. */
const OURS = '@hoshikraft/shared';

test('pages without forms load React alone', () => {
  expect(packages('index.ts').sort()).toEqual([OURS, 'react']);
});

test('forms, dialogs and toasts bring their own and no more', () => {
  // Of MUI part by part: its index loads all of it wherever nothing is shaken out, as in tests.
  const mui = (...parts: string[]) =>
    ['@emotion/cache', '@emotion/react', OURS, ...parts.map((part) => `@mui/material/${part}`), 'react'].sort();
  const fields = ['Checkbox', 'InputAdornment', 'OutlinedInput'];
  expect(packages('forms/index.ts').sort()).toEqual(mui('styles', ...fields));
  expect(packages('dialog/index.ts').sort()).toEqual(mui('styles', 'Dialog'));
  expect(packages('toasts/index.ts').sort()).toEqual(['notistack', 'react']);
});
