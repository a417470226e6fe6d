/// <reference types="vite/client" />
import 'react-router';

declare global {
  interface Window {
    /** Hears presses until our scripts do; the last button pressed. */
    earlyPress?: (((event: Event) => void) & { on?: HTMLElement }) | undefined;
  }
}

declare module 'react-router' {
  interface Future {
    v8_middleware: true;
  }
}
