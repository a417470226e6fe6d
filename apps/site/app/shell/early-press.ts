import { useEffect } from 'react';

/** Does what the player pressed before our scripts ran: the page's first lines have kept the button (late-scripts.tsx). */
export const useEarlyPress = (): void =>
  useEffect(() => {
    const { earlyPress } = window;
    if (earlyPress === undefined) return;
    window.removeEventListener('click', earlyPress, true);
    delete window.earlyPress;
    if (earlyPress.on?.isConnected === true) earlyPress.on.click();
  }, []);
