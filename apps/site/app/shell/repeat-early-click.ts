import { useEffect } from 'react';

/** Repeats the click that a user made before hydration: the inline script stored the button (entry/deferred-start.ts). */
export const useRepeatEarlyClick = (): void =>
  useEffect(() => {
    const { earlyPress } = window;
    if (earlyPress === undefined) return;
    window.removeEventListener('click', earlyPress, true);
    delete window.earlyPress;
    if (earlyPress.on?.isConnected === true) earlyPress.on.click();
  }, []);
