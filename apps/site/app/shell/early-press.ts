import { useEffect } from 'react';

/** Repeats the click that a user made before hydration: the inline script stored the button (entry/start-late.ts). */
export const useEarlyPress = (): void =>
  useEffect(() => {
    const { earlyPress } = window;
    if (earlyPress === undefined) return;
    window.removeEventListener('click', earlyPress, true);
    delete window.earlyPress;
    if (earlyPress.on?.isConnected === true) earlyPress.on.click();
  }, []);
