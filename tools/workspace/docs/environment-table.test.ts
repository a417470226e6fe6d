import { expect, test } from '@jest/globals';
import { environmentTable, withTable } from './environment-table.ts';

const variables = [
  { name: 'API_PORT', default: '4201', meaning: 'port' },
  { name: 'SEALING_SECRET', default: 'a development secret', meaning: 'seals', required: true },
  { name: 'REDIS_URL', default: null, meaning: 'limits' },
];

test('a table shows defaults as code, describes secrets, and marks variables that production requires', () => {
  expect(environmentTable(variables)).toBe(
    [
      '| variable         | default                | meaning |',
      '| ---------------- | ---------------------- | ------- |',
      '| `API_PORT`       | `4201`                 | port    |',
      '| `SEALING_SECRET` | a development secret † | seals   |',
      '| `REDIS_URL`      | none                   | limits  |',
    ].join('\n'),
  );
});

test('a table replaces only the text between its marks', () => {
  const before = 'a\n<!-- environment:api -->\nold\n<!-- /environment:api -->\nb';
  const after = withTable(before, 'api', 'new');
  expect(after).toBe('a\n<!-- environment:api -->\n\nnew\n\n<!-- /environment:api -->\nb');
  expect(withTable(after, 'api', 'new')).toBe(after);
  expect(() => withTable('nothing', 'api', 'new')).toThrow('no marks');
});
