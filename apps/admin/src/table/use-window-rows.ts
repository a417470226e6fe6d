import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** A longer list renders only the rows near the window. */
const LONG = 100;
/** Estimated height of a row, in px; the measured one replaces it. */
const ROW_HEIGHT = 52;

/** The rows to render of a table that scrolls with the page, and the height of those left out. */
export const useWindowRows = (count: number, body: RefObject<HTMLElement | null>) => {
  const [top, setTop] = useState(0);
  const isLong = count > LONG;
  useLayoutEffect(() => {
    if (body.current !== null) setTop(body.current.getBoundingClientRect().top + window.scrollY);
  }, [body]);
  // oxlint-disable-next-line react/incompatible-library -- It warns of the React Compiler, which is not in use.
  const list = useWindowVirtualizer({
    count,
    estimateSize: () => ROW_HEIGHT,
    overscan: 20,
    scrollMargin: top,
  });
  const measure = list.measureElement;
  // Measured as well: once the list is long, its first rows keep their height, and the window its place.
  if (!isLong) return { from: 0, to: count, before: 0, after: 0, measure };
  const items = list.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  return {
    from: first?.index ?? 0,
    to: (last?.index ?? -1) + 1,
    before: (first?.start ?? top) - top,
    after: list.getTotalSize() - ((last?.end ?? top) - top),
    measure,
  };
};
