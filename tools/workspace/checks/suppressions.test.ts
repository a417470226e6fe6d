import { bareSuppressions } from './suppressions.ts';

test.each([
  '// eslint-disable-next-line no-console',
  '/* eslint-disable */',
  '// oxlint-disable-next-line typescript/no-floating-promises',
  '{/* eslint-disable-next-line react-hooks/exhaustive-deps */}',
  '// eslint-disable-next-line no-console -- short',
  '/* eslint-disable -- it is noisy here today */',
  '// @ts-ignore -- the types of this package are wrong',
  '// @ts-nocheck',
  '// @ts-expect-error',
  '// oxfmt-ignore',
  '// prettier-ignore',
])('%s is refused', (line) => {
  expect(bareSuppressions(`const a = 1;\n${line}\n`)).toEqual([{ line: 2, problem: expect.any(String) }]);
});

test.each([
  '// eslint-disable-next-line no-console -- a command line tool speaks through the console',
  '/* eslint-disable no-console -- a command line tool speaks through the console */',
  '// @ts-expect-error -- the price is refused by its type, which this test proves',
  "const text = 'eslint-disable';",
])('%s passes', (line) => {
  expect(bareSuppressions(line)).toEqual([]);
});
