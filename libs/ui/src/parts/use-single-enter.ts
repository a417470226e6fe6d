import { type KeyboardEvent, useRef } from 'react';

/** Enter pressed again within this time is the same press, as a double click is one click, in ms. */
const REPEAT_MS = 500;

/**
 * Returns a handler of `keydown` that drops Enter pressed twice or held down, so that a form or button takes effect once. With
 * another key in between it is not the same press.
 */
export const useSingleEnter = (): ((event: KeyboardEvent) => void) => {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return (event) => {
    // In a text of several lines Enter starts a line.
    const isPress = event.key === 'Enter' && !(event.target instanceof HTMLTextAreaElement);
    const isRepeated = isPress && (event.repeat || event.timeStamp - last.current < REPEAT_MS);
    last.current = isPress ? event.timeStamp : Number.NEGATIVE_INFINITY;
    if (isRepeated) event.preventDefault();
  };
};
