/// <reference types="vite/client" />
import 'react-router';

declare global {
  interface Window {
    /** Listens to clicks before hydration; `on` is the last button clicked. */
    earlyPress?: (((event: Event) => void) & { on?: HTMLElement }) | undefined;
  }
}

declare module 'react-router' {
  interface Future {
    v8_middleware: true;
  }
}
