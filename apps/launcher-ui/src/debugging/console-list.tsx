import { Button } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { ConsoleRow, useLineTime } from './console-row.tsx';
import type { ConsoleRow as Row } from './console-rows.ts';

/** A line that does not wrap, in px; what is measured replaces it. */
const LINE_HEIGHT = 22;
/** From how near to its end the list goes on following it, in px. */
const NEAR_END = 24;

const isAtEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean =>
  scrollHeight - scrollTop - clientHeight <= NEAR_END;

/** What the tools above the list can do with it. */
export interface ConsoleListHandle {
  show: (index: number) => void;
}

export interface ConsoleListProps {
  rows: readonly Row[];
  query: string;
  /** The row that search or the jump has led to. */
  current: number | null;
  ref: RefObject<ConsoleListHandle | null>;
}

/**
 * Lines of the game, only those in sight drawn. It follows the newest until one scrolls up, and then stands still
 * whatever is added at its end or dropped at its beginning.
 */
export const ConsoleList = ({ rows, query, current, ref }: ConsoleListProps) => {
  const { t } = useLingui();
  const time = useLineTime();
  const scroller = useRef<HTMLDivElement>(null);
  const [following, setFollowing] = useState(true);
  // oxlint-disable-next-line react/incompatible-library -- It warns of the React Compiler, which is not in use.
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => LINE_HEIGHT,
    getItemKey: (index) => rows[index]?.key ?? index,
    anchorTo: 'end',
    overscan: 12,
    initialOffset: () => rows.length * LINE_HEIGHT,
  });
  const newest = rows.at(-1)?.key;
  // Lines come faster than they are laid out: the end is gone to anew with each change, not only when it was in sight.
  useLayoutEffect(() => {
    if (following) list.scrollToEnd();
  }, [list, following, newest, rows.length]);
  const lastTop = useRef(0);
  const handleScroll = (element: HTMLElement): void => {
    const up = element.scrollTop < lastTop.current;
    lastTop.current = element.scrollTop;
    if (isAtEnd(element)) setFollowing(true);
    else if (up) setFollowing(false);
  };
  useImperativeHandle(ref, () => ({
    show: (index) => {
      setFollowing(false);
      list.scrollToIndex(index, { align: 'center' });
    },
  }));
  const toNewest = (): void => {
    setFollowing(true);
    scroller.current?.focus();
  };
  return (
    <div className="console-list">
      {/* Silent: thousands of lines read out would leave no room for anything else. */}
      <div
        ref={scroller}
        className="console-list__scroller"
        role="log"
        aria-live="off"
        aria-label={t`Lines of the game`}
        tabIndex={0}
        onScroll={({ currentTarget }) => handleScroll(currentTarget)}
      >
        <div className="console-list__space" style={{ height: list.getTotalSize() }}>
          {list.getVirtualItems().map(({ key, index, start }) => {
            const row = rows[index];
            return (
              row && (
                <div
                  key={key}
                  ref={list.measureElement}
                  data-index={index}
                  data-current={index === current || undefined}
                  className="console-list__row"
                  style={{ transform: `translateY(${start}px)` }}
                >
                  <ConsoleRow row={row} query={query} time={time} />
                </div>
              )
            );
          })}
        </div>
      </div>
      {!following && (
        <Button size="small" className="console-list__newest" endIcon="chevron-down" onClick={toNewest}>
          {t`Jump to latest`}
        </Button>
      )}
    </div>
  );
};
