import { type KeyboardEvent, useRef } from 'react';

/**
 * Moves focus between a field and the links below it with the up and down arrow keys.
 *
 * @returns props of the element that contains both
 */
export const useListKeys = () => {
  const around = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const field = around.current?.querySelector('input');
    if (step === undefined || !field || around.current === null) return;
    const stops = [field, ...around.current.querySelectorAll<HTMLElement>('li a')];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    const next = stops[at + step];
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    next.focus();
  };
  return { ref: around, onKeyDown };
};
