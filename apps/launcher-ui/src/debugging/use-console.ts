import { useMemo, useState } from 'react';
import { useLog } from '../service/log-context.tsx';
import { consoleRows, countErrors, findInRows, isError, type LevelFilter } from './console-rows.ts';

/** State of the console: rows by filter and search, and the current match. */
export const useConsole = () => {
  const { lines } = useLog();
  const [level, setLevel] = useState<LevelFilter>('trace');
  const [fold, setFold] = useState(true);
  const [query, setQuery] = useState('');
  // Key of the current row: indexes change as lines come and go.
  const [current, setCurrent] = useState<string | null>(null);
  const rows = useMemo(() => consoleRows(lines, { level, fold }), [lines, level, fold]);
  const matches = useMemo(() => findInRows(rows, query), [rows, query]);
  const errors = useMemo(() => countErrors(lines), [lines]);
  const currentIndex = current === null ? -1 : rows.findIndex(({ key }) => key === current);
  const place = matches.indexOf(currentIndex);

  const goTo = (index: number): number => {
    setCurrent(rows[index]?.key ?? null);
    return index;
  };
  return {
    rows,
    empty: lines.length === 0,
    level,
    setLevel,
    fold,
    setFold,
    query,
    setQuery,
    matches: matches.length,
    /** Index of the current row among the matches, starting at 1; 0 if it is not one of them. */
    place: place + 1,
    current: currentIndex === -1 ? null : currentIndex,
    errors,
    /** Moves to the next or previous match, cyclically. Returns the row; null if nothing matches. */
    step: (by: 1 | -1): number | null => {
      const next = place === -1 ? (by === 1 ? 0 : matches.length - 1) : (place + by + matches.length) % matches.length;
      const index = matches[next];
      return index === undefined ? null : goTo(index);
    },
    /** Moves to the first error; null if there is none. */
    toFirstError: (): number | null => {
      const index = rows.findIndex((row) => row.kind === 'line' && isError(row.line));
      return index === -1 ? null : goTo(index);
    },
  };
};
