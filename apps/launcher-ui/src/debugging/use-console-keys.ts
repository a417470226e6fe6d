import { useEffect, useEffectEvent } from 'react';

export interface ConsoleKeys {
  /** Ctrl+F, or Cmd+F. */
  find: () => void;
  /** F3, and Shift+F3 backwards. */
  step: (by: 1 | -1) => void;
}

/** Keyboard shortcuts of the search, wherever the focus is. */
export const useConsoleKeys = ({ find, step }: ConsoleKeys): void => {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.code === 'KeyF') find();
    else if (event.key === 'F3') step(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => handle(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};
