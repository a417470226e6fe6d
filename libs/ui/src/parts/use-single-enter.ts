import { type KeyboardEvent, useRef } from 'react';

/** Enter pressed again within this time is the same press, as a double click is one click, in ms. */
const REPEAT_MS = 500;

/** Returns a handler of `keydown` that drops Enter pressed twice or held down, so that a form or button takes effect once. */
export const useSingleEnter = (): ((event: KeyboardEvent) => void) => {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return (event) => {
    // In a text of several lines Enter starts a line.
    if (event.key !== 'Enter' || event.target instanceof HTMLTextAreaElement) return;
    const isRepeated = event.repeat || event.timeStamp - last.current < REPEAT_MS;
    last.current = event.timeStamp;
    if (isRepeated) event.preventDefault();
  };
};
