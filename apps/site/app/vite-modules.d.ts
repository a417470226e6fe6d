/// <reference types="vite/client" />
import 'react-router';

declare global {
  interface Window {
    /** What the visitor did before hydration (entry/deferred-start.ts). */
    earlyInput?:
      | {
          /** The last button pressed. */
          pressed?: HTMLElement;
          /** Text of each field, or whether it is checked. */
          typed: Map<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, string | boolean>;
          /** The last form sent. */
          sent?: HTMLFormElement;
          /** Stops listening. */
          stop: () => void;
        }
      | undefined;
  }
}

declare module 'react-router' {
  interface Future {
    v8_middleware: true;
  }
}
