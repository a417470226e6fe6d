import type { LogLine } from '@hoshikraft/launcher-contract';
import { consoleRows, countErrors, findInRows, rowsAsText } from './console-rows.ts';

const line = (number: number, text: string, level: LogLine['level'] = 'info'): LogLine => ({
  number,
  text,
  level,
  at: '2026-11-21T12:00:00Z',
});
const all = { level: 'trace', fold: true } as const;

/** Rows in short: texts with their repetitions, gaps with their size. */
const short = (rows: ReturnType<typeof consoleRows>): string[] =>
  rows.map((row) =>
    row.kind === 'gap'
      ? `${row.head ? 'head' : 'gap'} ${row.count}`
      : row.line.text + (row.times > 1 ? ` ×${row.times}` : ''),
  );

test('repeated lines are folded into the first one, only if adjacent and of the same level', () => {
  const lines = [line(1, 'a'), line(2, 'a'), line(3, 'a'), line(4, 'b'), line(5, 'a'), line(6, 'a', 'warn')];
  expect(short(consoleRows(lines, all))).toEqual(['a ×3', 'b', 'a', 'a']);
  expect(short(consoleRows(lines, { ...all, fold: false }))).toEqual(['a', 'a', 'a', 'b', 'a', 'a']);
});

test('missing numbers appear as a gap in their place, and lines are not folded across it', () => {
  const lines = [line(5, 'a'), line(6, 'b'), line(9, 'b')];
  expect(short(consoleRows(lines, all))).toEqual(['head 4', 'a', 'b', 'gap 2', 'b']);
});

test.each([
  ['trace', ['t', 'd', 'i', 'w', 'e', 'f']],
  ['info', ['i', 'w', 'e', 'f']],
  ['warn', ['w', 'e', 'f']],
  ['error', ['e', 'f']],
] as const)('from level %s on', (level, left) => {
  const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const;
  const lines = levels.map((one, index) => line(index + 1, one.charAt(0), one));
  expect(short(consoleRows(lines, { level, fold: true }))).toEqual(left);
});

test('a hidden line is not a gap', () => {
  const lines = [line(1, 'a', 'error'), line(2, 'b'), line(3, 'c', 'error')];
  expect(short(consoleRows(lines, { level: 'error', fold: true }))).toEqual(['a', 'c']);
});

test('search ignores case, and special characters are literal', () => {
  const rows = consoleRows([line(1, 'Мод загружен'), line(2, 'a.b (c)'), line(3, 'axb')], all);
  expect(findInRows(rows, 'МОД')).toEqual([0]);
  expect(findInRows(rows, 'a.b (')).toEqual([1]);
  expect(findInRows(rows, '')).toEqual([]);
});

test('keys stay with their lines when the oldest lines are dropped', () => {
  const lines = [line(1, 'a'), line(2, 'b'), line(3, 'c')];
  const keys = consoleRows(lines, all).map(({ key }) => key);
  expect(consoleRows(lines.slice(1), all).map(({ key }) => key)).toEqual(['head', ...keys.slice(1)]);
});

test('copied text contains repetitions and gaps', () => {
  const rows = consoleRows([line(1, 'a', 'warn'), line(2, 'a', 'warn'), line(5, 'b')], all);
  expect(rowsAsText(rows)).toBe('2026-11-21T12:00:00Z WARN a (×2)\n… 2\n2026-11-21T12:00:00Z INFO b');
});

/** Lines with consecutive numbers, all of one level. */
const errors = (...texts: string[]): LogLine[] => texts.map((text, index) => line(index + 1, text, 'error'));

test.each([
  [
    'a stack trace',
    ['[main/ERROR]: Failed', 'java.io.IOException: gone', '\tat a.B.c(B.java:1)', 'Caused by: x.Y', '\t... 3 more'],
    1,
  ],
  ['a trace that nothing announced', ['java.lang.IllegalStateException: no', '\tat a.B.c(B.java:1)'], 1],
  ['two lines of the log', ['[main/ERROR]: one', '[main/ERROR]: two'], 2],
  [
    'an exception after another',
    ['a.OneException: 1', '\tat a.B.c(B.java:1)', 'a.OtherError: 2', '\tat a.B.d(B.java:2)'],
    2,
  ],
  ['exceptions without a trace', ['a.OneException: 1', 'a.OneException: 2'], 2],
])('%s', (_what, texts, count) => {
  expect(countErrors(errors(...texts))).toBe(count);
});

test('a trace whose error was dropped counts once; one that is separated by another line counts separately', () => {
  expect(countErrors(errors('\tat a.B.c(B.java:1)', '\tat a.B.d(B.java:2)'))).toBe(1);
  const parted = [line(1, '[ERROR]: one', 'error'), line(2, 'all is well'), line(3, 'a.OneException: 1', 'error')];
  expect(countErrors(parted)).toBe(2);
});

test('the report of a crashed Java is one error', () => {
  const report = [
    '# A fatal error has been detected by the Java Runtime Environment:',
    '#',
    '#  SIGSEGV (0xb) at pc=0',
  ];
  const lines = report.map((text, index) => line(index + 2, text, 'fatal'));
  expect(countErrors([line(1, '[ERROR]: before', 'error'), ...lines])).toBe(2);
});

test.each([
  '[12:00:01] [main/INFO]: Loaded',
  '[12:00:01.123] [main/INFO]: Loaded',
  '[27Nov2026 12:00:01.123] [main/INFO]: Loaded',
  '2026-11-27 12:00:01,123 [main/INFO]: Loaded',
  '2026-11-27T12:00:01.123Z [main/INFO]: Loaded',
  '12:00:01 [main/INFO]: Loaded',
])('%s has one time, that of the console, in the list, in a search and in copied text', (text) => {
  const rows = consoleRows([line(1, text)], all);
  expect(short(rows)).toEqual(['[main/INFO]: Loaded']);
  expect(findInRows(rows, '12:00')).toEqual([]);
  expect(rowsAsText(rows)).toBe('2026-11-21T12:00:00Z INFO [main/INFO]: Loaded');
});

test('lines that differ by their time alone are folded; a time within a line, or alone, stays', () => {
  const lines = [line(1, '[12:00:01] a'), line(2, '[12:00:02] a'), line(3, 'at 12:00:03 b'), line(4, '12:00:04')];
  expect(short(consoleRows(lines, all))).toEqual(['a ×2', 'at 12:00:03 b', '12:00:04']);
});
