import { useFormats, useLocale } from '@hoshikraft/i18n';
import { Icon } from '@hoshikraft/ui';
import { Plural, useLingui } from '@lingui/react/macro';
import { memo, useMemo } from 'react';
import type { ConsoleRow as Row } from './console-rows.ts';
import { MarkedText } from './marked-text.tsx';

const Gap = ({ count, head }: { count: number; head: boolean }) => (
  <p className="console-gap">
    <Icon name={head ? 'history' : 'warning'} size={14} />
    {head ? (
      <Plural value={count} one="# earlier line is no longer stored" other="# earlier lines are no longer stored" />
    ) : (
      <Plural value={count} one="# line was lost" other="# lines were lost" />
    )}
  </p>
);

const Repeats = ({ times }: { times: number }) => {
  const { t } = useLingui();
  const repeats = useFormats().number(times);
  return (
    <span className="console-line__times" title={t`Repeated ${repeats} times`}>
      {`×${repeats}`}
    </span>
  );
};

/** Formats the time of a line in the player's time zone; one instance for all rows. */
export const useLineTime = (): ((at: string) => string) => {
  const locale = useLocale();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, {
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    });
    return (at) => format.format(new Date(at));
  }, [locale]);
};

export interface ConsoleRowProps {
  row: Row;
  query: string;
  time: (at: string) => string;
}

/** One row: a line of the game, or a note about lines that are missing. */
export const ConsoleRow = memo(({ row, query, time }: ConsoleRowProps) => {
  if (row.kind === 'gap') return <Gap count={row.count} head={row.head} />;
  const { line, times } = row;
  return (
    <div className={`console-line console-line--${line.level}`}>
      <time dateTime={line.at}>{time(line.at)}</time>
      <span className="console-line__level">{line.level}</span>
      <span className="console-line__text">
        <MarkedText text={line.text} query={query} />
        {times > 1 && <Repeats times={times} />}
      </span>
    </div>
  );
});
ConsoleRow.displayName = 'ConsoleRow';
