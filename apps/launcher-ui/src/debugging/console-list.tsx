import { Button } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { ConsoleRow, useLineTime } from './console-row.tsx';
import type { ConsoleRow as Row } from './console-rows.ts';

/** Estimated height of a line that does not wrap, in px; the measured one replaces it. */
const LINE_HEIGHT = 22;
/** Distance to the end within which the list follows new lines, in px. */
const NEAR_END = 24;

const isAtEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean =>
  scrollHeight - scrollTop - clientHeight <= NEAR_END;

/** Methods of the list for the toolbar. */
export interface ConsoleListHandle {
  show: (index: number) => void;
}

export interface ConsoleListProps {
  rows: readonly Row[];
  query: string;
  /** The row of the current search result or jump. */
  current: number | null;
  ref: RefObject<ConsoleListHandle | null>;
}

/**
 * Lines of the game; only visible ones are rendered. Follows the newest line until the player scrolls up, and then keeps its
 * position when lines are added at the end or dropped at the beginning.
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
  // Lines arrive faster than they are measured: scrolls to the end again after each change.
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
      {/* Not a live region: a screen reader would read thousands of lines. */}
      <div
        ref={scroller}
        className="console-list__scroller"
        role="log"
        aria-live="off"
        aria-label={t`Game log`}
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
