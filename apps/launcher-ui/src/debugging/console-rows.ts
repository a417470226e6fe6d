import type { LogLine } from '@hoshikraft/launcher-contract';

const RANK: Readonly<Record<LogLine['level'], number>> = { trace: 0, debug: 1, info: 2, warn: 3, error: 4, fatal: 5 };

/** The lowest level that is shown. */
export type LevelFilter = 'trace' | 'info' | 'warn' | 'error';

export type ConsoleRow =
  /** `times` equal lines in a row, folded into the first of them. */
  | { kind: 'line'; key: string; line: LogLine; times: number }
  /** Number of missing lines. `head`: before the oldest stored one. */
  | { kind: 'gap'; key: string; count: number; head: boolean };

export interface RowOptions {
  level: LevelFilter;
  /** Folds repeated lines into the first one. */
  fold: boolean;
}

/** Whether a line is an error. */
export const isError = ({ level }: LogLine): boolean => level === 'error' || level === 'fatal';

/** Following lines of a stack trace, in the format of Java and of JVM crash reports. */
const OF_A_TRACE = /^(\s+\S|Caused by: |Suppressed: |\.\.\. \d+ (more|common frames)|#)/;
/** Line of an exception. After a log line it belongs to that line; anywhere else it is an error of its own. */
const EXCEPTION = /^([a-z_$][\w$]*\.)+[A-Z][\w$]*(Exception|Error)\b/;

/** Whether an error line continues the error of the line before it. */
const continues = (line: LogLine, before: LogLine | undefined): boolean => {
  if (before === undefined || before.number !== line.number - 1 || before.level !== line.level) return false;
  if (OF_A_TRACE.test(line.text)) return true;
  return EXCEPTION.test(line.text) && !EXCEPTION.test(before.text) && !OF_A_TRACE.test(before.text);
};

/** Number of errors in the lines: a stack trace belongs to the error before it. */
export const countErrors = (lines: readonly LogLine[]): number => {
  let count = 0;
  for (const [place, line] of lines.entries()) {
    if (isError(line) && !continues(line, lines[place - 1])) count += 1;
  }
  return count;
};

/** Time at the beginning of a line, in the formats of the game's loggers: `[12:00:00]`, `[27Nov2026 12:00:00.123]`. */
const TIME =
  /^\[?(?:\d{4}-\d{2}-\d{2}[ T]|\d{1,2}[A-Za-z]{3}\d{4} )?\d{2}:\d{2}:\d{2}(?:[.,]\d{1,9})?(?:Z|[+-]\d{2}:?\d{2})?\]?\s+(?=\S)/;

/** The line without its own time: the console shows the time of every line, and lines that differ by it alone repeat. */
const withoutTime = (line: LogLine): LogLine => ({ ...line, text: line.text.replace(TIME, '') });

type LineRow = Extract<ConsoleRow, { kind: 'line' }>;

// Rows are computed again for every batch, twenty times a second: unchanged rows keep their identity.
const single = new WeakMap<LogLine, LineRow>();

const rowOf = (line: LogLine): LineRow => {
  const known = single.get(line);
  if (known !== undefined) return known;
  const row: LineRow = { kind: 'line', key: String(line.number), line: withoutTime(line), times: 1 };
  single.set(line, row);
  return row;
};

const repeats = ({ line }: LineRow, before: ConsoleRow | undefined): before is LineRow =>
  before?.kind === 'line' && before.line.text === line.text && before.line.level === line.level;

/** Rows of the console for lines in order of their numbers: filtered, folded, with gaps for missing numbers. */
export const consoleRows = (lines: readonly LogLine[], { level, fold }: RowOptions): ConsoleRow[] => {
  const rows: ConsoleRow[] = [];
  const least = RANK[level];
  let expected = 1;
  for (const line of lines) {
    if (line.number > expected) {
      const count = line.number - expected;
      rows.push({ kind: 'gap', key: expected === 1 ? 'head' : `gap-${expected}`, count, head: expected === 1 });
    }
    expected = line.number + 1;
    if (RANK[line.level] < least) continue;
    const before = rows.at(-1);
    const row = rowOf(line);
    if (fold && repeats(row, before)) rows[rows.length - 1] = { ...before, times: before.times + 1 };
    else rows.push(row);
  }
  return rows;
};

/** Indexes of the rows that contain `query`, ignoring case; none for an empty one. */
export const findInRows = (rows: readonly ConsoleRow[], query: string): number[] => {
  const needle = query.toLowerCase();
  if (needle === '') return [];
  return rows.flatMap((row, index) =>
    row.kind === 'line' && row.line.text.toLowerCase().includes(needle) ? [index] : [],
  );
};

/** Text for the clipboard: each line with its time and level, with repetitions. */
export const rowsAsText = (rows: readonly ConsoleRow[]): string =>
  rows
    .map((row) =>
      row.kind === 'gap'
        ? `… ${row.count}`
        : `${row.line.at} ${row.line.level.toUpperCase()} ${row.line.text}${row.times > 1 ? ` (×${row.times})` : ''}`,
    )
    .join('\n');
